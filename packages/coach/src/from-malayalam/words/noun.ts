import type { LexiconEntry } from '@app/learning/vocabulary'
import { isAskedFor } from '../../frame/asked.ts'
import type { Thing } from '../../frame/frame.ts'
import { isEmpty, isPerson, nothingBefore } from '../../frame/thing.ts'
import { beFrame } from '../be-frame.ts'
import { clauseParts } from '../clause-parts.ts'
import { type EndForm, plainForm } from '../form-of.ts'
import { haveFrame } from '../have-frame.ts'
import type { Morpheme } from '../morphemes.ts'
import { bareThing, thingOf } from '../noun-thing.ts'
import { circumstance, isNoun, type NounPart, nounPart, type Part } from '../part.ts'
import { isParticle } from '../particle-end.ts'
import { mayBePlace } from '../postposition.ts'
import { type ReadNoun, readNoun } from '../read-noun.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { asTime, atAge, sinceThen } from '../time.ts'
import { verbEnd } from '../verb-end.ts'
import { isIdiom } from '../verb-line.ts'
import { call, isCalled } from './call.ts'
import { end } from './end.ts'

export function noun(s: Sentence, morpheme: Morpheme) {
  const { entry } = morpheme
  if (entry.word === 'മണി') throw new NotSure()
  const found = sure(severalOf(s, morpheme) ?? readNoun(morpheme, veryBefore(s), s.language))
  const { thing, more } = found
  if (s.degree !== '' && !['is', 'feel', 'at'].some((value) => thing.values.has(value))) throw new NotSure()
  s.degree = ''
  s.before = nothingBefore
  const isPlain = found.case === '' && !thing.also
  const [how, ...asked] = more
  const isBecoming = how === 'became' || how === 'willBe'
  if (s.isAtEnd() && isPlain && isBecoming && ['', 'question'].includes(asked.join()))
    return became(s, thing, asked.length > 0, how === 'willBe')
  // രണ്ട് ദിവസമായി മഴ പെയ്യുന്നു: “for two days”, up to now.
  if (isPlain && more.join() === 'became' && thing.marks.has('time') && !s.isAtEnd())
    return void s.parts.push(sure(sinceThen(thing)))
  if (more.length > 0) throw new NotSure()
  if (isCalled(s, thing, morpheme)) {
    s.isSpokenTo = true
    return call(s, morpheme)
  }
  if (morpheme.mark.includes(',')) throw new NotSure()
  const next = s.next()
  const way = thing.which?.sense
  const isWay = entry.word === 'വഴി' && found.case === '' && (way === 'this' || way === 'that')
  if (isWay && next?.entry.pos !== 'particle') return void s.parts.push(circumstance('where', `${way} way`))
  // ഇത് നിന്റെയാണോ: is this yours.
  if (found.case === 'genitive' && !thing.also && isParticle(next?.entry.word ?? '')) return whose(s, thing)
  if (waits(s, morpheme, found)) return
  const part = listed(s, nounPart(thing, found.case))
  if (found.case === 'possession') return whose(s, thing)
  if (thing.marks.has('age') && !['', 'dative', 'genitive'].includes(found.case))
    return void s.parts.push(sure(atAge(part.thing, found.case)))
  const time = timeOf(s, part)
  if (time) return void s.parts.push(time)
  const isAskedTime = next?.entry.pos === 'postposition' || isParticle(next?.entry.word ?? '')
  if (thing.marks.has('time') && !isAskedTime && part.case !== '') throw new NotSure()
  // ഇതിലും നല്ല വീട്: than this.
  if (found.case === 'locative' && thing.also === 'too' && thing.pronoun) {
    if (next?.entry.pos !== 'adjective') throw new NotSure()
    const { also: _, ...other } = thing
    return add(s, nounPart(other, 'than'))
  }
  if (['since', 'until', 'using'].includes(found.case)) return joinedWord(s, part)
  if (isFar(s, part)) return
  add(s, part)
}

function whose(s: Sentence, owner: Thing) {
  if (!owner.pronoun && owner.of !== 'person') throw new NotSure()
  if (owner.pronoun?.alone === '-') throw new NotSure()
  s.parts.push({ kind: 'is', is: { type: 'whose', owner } })
}

/** രണ്ട് കിലോമീറ്റർ നടന്നു: how far. */
function isFar(s: Sentence, { thing, case: ending }: NounPart): boolean {
  const next = s.next()
  const isMore = next?.entry.word === 'കൂടി'
  const ahead = isMore ? s.next(1) : next
  if (!thing.marks.has('length') || ending !== '' || ahead?.entry.pos !== 'verb') return false
  if (isMore) {
    if (thing.count?.type !== 'number') throw new NotSure()
    s.at++
  }
  const count =
    isMore && thing.count?.type === 'number' ? { ...thing.count, more: true as const } : thing.count
  s.parts.push(
    circumstance('how', { relation: '', thing: { ...thing, ...(count && { count }), marks: bare } }),
  )
  return true
}
const bare = new Set(['bare'])

/** രണ്ടെണ്ണം, ഒരെണ്ണം: so many of what was spoken of. */
function severalOf({ before }: Sentence, { entry, ids }: Morpheme): ReadNoun | undefined {
  const { count, which, ...others } = before
  const number = count?.type === 'number' ? count.number : which?.sense === 'a' ? 'one' : ''
  const [ending = '', ...more] = ids
  if (entry.word !== 'എണ്ണം' || number === '' || !isEmpty(others) || (count && which)) return undefined
  if (more.length > 0 || !['', 'accusative'].includes(ending)) return undefined
  const thing = bareThing(number, { entry, number: number === 'one' ? 'one' : 'many', marks: bareMany })
  return { thing, ...{ case: ending, more: [] } }
}
const bareMany = new Set(['bare', 'many'])

/** വളരെ എളുപ്പമാണ്: the same as നല്ല, of a noun that is an adjective in English. */
function veryBefore(s: Sentence) {
  if (s.degree !== '' && (s.degree !== 'very' || !isEmpty(s.before))) throw new NotSure()
  return s.degree === '' ? s.before : { ...s.before, qualities: [{ sense: 'good' }] }
}

/** A noun that belongs to the one after it: “a glass of water”, “Amma’s house”, “the house in the village”. */
function waits(s: Sentence, morpheme: Morpheme, found: ReadNoun): boolean {
  const { thing } = found
  const next = s.next()
  const isMeasure = thing.marks.has('measure') || (thing.marks.has('vessel') && isFilled(s, next))
  if (isMeasure && found.case === '' && next?.entry.pos === 'noun' && !morpheme.mark.trim()) {
    if (!thing.count && thing.which?.sense !== 'a') throw new NotSure()
    s.before = { ...nothingBefore, count: { type: 'measure', measure: thing } }
    return true
  }
  if (found.case === 'genitive' && next?.entry.pos !== 'postposition' && !isBehind(s, next)) {
    s.before = { ...nothingBefore, owner: thing }
    return true
  }
  const isOfTime = found.case === 'ofTime' && thing.of === 'thing' && !thing.marks.has('time')
  if (found.case === 'locativeAdjective' || isOfTime) {
    if (!mayBePlace(thing)) throw new NotSure()
    s.before = { ...nothingBefore, after: { relation: 'place', thing } }
    return true
  }
  return false
}

const timeMarks = ['time', 'day', 'month', 'feast']

function timeOf(s: Sentence, { thing, case: ending }: NounPart): Part | undefined {
  const next = s.next()
  const isTime = timeMarks.some((mark) => thing.marks.has(mark)) || thing.entry?.topic === 'festivals'
  if (!isTime && thing.head !== 'time') return undefined
  if (next?.entry.word === 'മുഴുവൻ' && next.ids.length === 0 && isEmpty(thing) && ending === '') {
    s.at++
    return circumstance('part', { relation: 'all', thing })
  }
  if (next && isParticle(next.entry.word)) {
    if (thing.which?.sense === 'another' || (!thing.which && thing.qualities.length === 0)) return undefined
  }
  if (next?.entry.pos === 'postposition' && !(thing.count && ending === '')) return undefined
  return asTime(thing, ending)
}

/** സന്തോഷമായി, ഡോക്ടറായി: what one became. */
function became(s: Sentence, thing: Thing, asks: boolean, isToCome: boolean) {
  const form: EndForm = { ...plainForm, tense: isToCome ? 'future' : 'past', asks }
  s.parts.push(nounPart(thing))
  if (thing.marks.has('age') && !isToCome) {
    const now: EndForm = { ...form, tense: 'present' }
    return end(s, sure(haveFrame(sure(clauseParts(s.parts)), now)), now)
  }
  if (isIdiom(thing.entry?.word ?? '', become.word, s.language))
    return end(s, sure(verbEnd(s.parts, undefined, become, form, s.language)), form)
  if (isToCome) throw new NotSure()
  const frame = sure(beFrame(s.parts, form))
  const [act] = frame.acts
  if (act.verb.sense !== 'be' || frame.who.type !== 'thing' || isAskedFor(frame)) throw new NotSure()
  end(s, { ...frame, acts: [{ ...act, verb: { ...act.verb, sense: 'become' } }] }, form)
}

const joinedAs: Readonly<Record<string, string>> = { since: 'from', until: 'to', using: 'by means of' }

function joinedWord(s: Sentence, { thing, case: ending }: NounPart) {
  if (thing.marks.has('time') || thing.also || isPerson(thing)) throw new NotSure()
  if (ending === 'until' && !thing.marks.has('name')) throw new NotSure()
  const relation = joinedAs[ending] ?? ''
  s.parts.push(circumstance(ending === 'using' ? 'how' : 'where', { relation, thing }))
}

/** A noun that goes on with one before it: അച്ഛനും അമ്മയും. */
function add(s: Sentence, part: NounPart) {
  const last = s.parts.at(-1)
  const isSecond = last && isNoun(last) && last.case === part.case && last.thing.also && part.thing.also
  if (!isSecond || last.thing.also !== 'too' || part.thing.also !== 'too') return void s.parts.push(part)
  // അവൾ വാങ്ങിയ സാരിയും സ്വർണവും: one, or both.
  if (last.thing.after) throw new NotSure()
  s.parts.pop()
  s.parts.push(nounPart(both(last.thing, part.thing), part.case))
}

/** Both, said together: “rice and fish”. */
function both(first: Thing, second: Thing): Thing {
  const [one, other] = [first, second].map(({ also: _, ...thing }) => thing)
  return bareThing('both', {
    ...{
      number: 'many',
      of: first.of === 'person' ? 'person' : second.of,
      both: [one ?? first, other ?? second],
    },
    ...(second.entry && { entry: second.entry }),
  })
}

const become: LexiconEntry = {
  ...{ id: 'aakuka', word: 'ആകുക', pos: 'verb', past: 'ആയി', means: ['to become'], use: 1, topic: 'verbs' },
  audio: '',
}

/** വീടിന്റെ താഴെ: adverbs that are also said of a noun. */
const isBehind = (s: Sentence, next: Morpheme | undefined) =>
  next?.entry.pos === 'adverb' && s.language.postpositions.has(next.entry.word)

/** രണ്ടു വശവും is both sides, എല്ലാ സ്റ്റേഷനിലും every station; രണ്ട് പൂച്ചയും ഒരു പട്ടിയും is not both cats. */
function listed(s: Sentence, part: NounPart): NounPart {
  const { thing, case: ending } = part
  if (thing.also !== 'too' || isListed(s, ending)) return part
  const { also: _, count, which, ...others } = thing
  if (count?.type === 'number')
    return { ...part, thing: { ...others, ...(which && { which }), count: { ...count, all: true } } }
  if (which?.sense === 'every' || which?.sense === 'each' || which?.marks.has('many'))
    return { ...part, thing: { ...others, which } }
  if (which?.sense === 'a' || which?.marks.has('asks')) throw new NotSure()
  return part
}

function isListed(s: Sentence, ending: string): boolean {
  const last = s.parts.at(-1)
  if (last && isNoun(last) && last.thing.also === 'too' && last.case === ending) return true
  const next = s.morphemes
    .slice(s.at)
    .find(({ entry }) => entry.pos !== 'adjective' && entry.pos !== 'numeral')
  return next?.entry.pos === 'noun' && next.ids.includes('and')
}

const filled = new Set(['accusative', 'and', 'plural', 'only'])

/** ഒരു ഗ്ലാസ് വെള്ളം, but ഒരു ഗ്ലാസ് മേശപ്പുറത്ത്. */
const isFilled = (s: Sentence, next: Morpheme | undefined) =>
  next?.ids.every((id) => filled.has(id)) === true &&
  (next.entry.topic === 'food' || thingOf(next.entry, false, nothingBefore, s.language)?.number === 'mass')
