import type { LexiconEntry } from '@app/learning/vocabulary'
import { atAge } from '../age.ts'
import type { Atom } from '../atoms.ts'
import { beClause } from '../be-frame.ts'
import { verbEnd } from '../end-clause.ts'
import type { Form } from '../form.ts'
import { gather, isPerson } from '../gather.ts'
import { haveClause } from '../have-frame.ts'
import { counted, mine } from '../noun-parts.ts'
import { both, isEmpty, nothingBefore, nounPhrase, say } from '../noun-phrase.ts'
import { isParticle } from '../particle-end.ts'
import { asTime, inPlace, type NounPart, type Part, saidPart, sayPart, sinceThen } from '../parts.ts'
import { postpositions } from '../postpositions.ts'
import { type ReadNoun, readNoun } from '../read-noun.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { isIdiom } from '../verb-frame.ts'
import { call, isCalled } from './call.ts'
import { end } from './end.ts'

export function noun(s: Sentence, atom: Atom) {
  if (atom.entry.word === 'മണി') throw new NotSure()
  const found = sure(severalOf(s, atom) ?? readNoun(atom, veryBefore(s)))
  const { phrase, more } = found
  if (s.degree !== '' && !['is', 'feel', 'at'].some((value) => phrase.values.has(value))) throw new NotSure()
  s.degree = ''
  s.before = nothingBefore
  const isLast = s.isAtEnd()
  const isPlain = found.case === '' && found.also === ''
  const [how, ...asked] = more
  if (isLast && isPlain && (how === 'became' || how === 'willBe') && /^(?:question)?$/u.test(asked.join()))
    return became(s, { kind: 'noun', phrase, case: '', also: '' }, asked.length > 0, how === 'willBe')
  // രണ്ട് ദിവസമായി മഴ പെയ്യുന്നു: “for two days”, up to now.
  if (isPlain && more.join() === 'became' && phrase.marks.has('time') && !isLast)
    return void s.parts.push(sure(sinceThen(phrase)))
  if (more.length > 0) throw new NotSure()
  if (isCalled(s, phrase, atom)) {
    s.isSpokenTo = true
    return call(s, atom)
  }
  if (atom.mark.includes(',')) throw new NotSure()
  const next = s.next()
  if (
    atom.entry.word === 'വഴി' &&
    found.case === '' &&
    next?.entry.pos !== 'particle' &&
    phrase.before.determiner?.marks.has(phrase.before.determiner.english)
  )
    return void s.parts.push(saidPart('where', `${phrase.before.determiner.english} way`))
  // ഇത് നിന്റെയാണോ: is this yours.
  if (found.case === 'genitive' && isParticle(next?.entry.word ?? '') && found.also === '')
    return void s.parts.push({ kind: 'adjective', text: sure(mine(phrase)) })
  if (waits(s, atom, found)) return
  const alone: NounPart = { kind: 'noun', phrase, case: found.case, also: found.also }
  const part = isListed(s, alone) ? alone : counted(alone)
  if (!part) throw new NotSure()
  if (found.case === 'possession') return void s.parts.push({ kind: 'adjective', text: sure(mine(phrase)) })
  if (phrase.marks.has('age') && !['', 'dative', 'genitive'].includes(found.case))
    return void s.parts.push(sure(atAge(part)))
  const time = timeOf(s, part)
  if (time) return void s.parts.push(time)
  if (
    phrase.marks.has('time') &&
    !/^(?:postposition)$/u.test(next?.entry.pos ?? '') &&
    !isParticle(next?.entry.word ?? '') &&
    !isAt(part)
  )
    throw new NotSure()
  // ഇതിലും നല്ല വീട്: than this.
  if (found.case === 'locative' && found.also === 'too' && phrase.pronoun) {
    if (next?.entry.pos !== 'adjective') throw new NotSure()
    return add(s, { ...part, case: 'than', also: '' })
  }
  if (found.case === 'since' || found.case === 'until' || found.case === 'using') return joinedWord(s, part)
  // രണ്ട് കിലോമീറ്റർ നടന്നു: how far.
  const ahead = next?.entry.word === 'കൂടി' ? s.next(1) : next
  if (/^(?:kilo)?met(?:re|er)$/u.test(phrase.head) && isAt(part) && ahead?.entry.pos === 'verb') {
    const far = say(phrase, 'object')
    if (ahead === next) return void s.parts.push(saidPart('how', far))
    if (!phrase.before.count) throw new NotSure()
    s.at++
    return void s.parts.push(saidPart('how', far.replace(/^(\S+)/u, '$1 more')))
  }
  add(s, part)
}

/** രണ്ടെണ്ണം, ഒരെണ്ണം: so many of what was spoken of. */
function severalOf({ before }: Sentence, { entry, ids }: Atom): ReadNoun | undefined {
  const { count, determiner, ...others } = before
  const english = count?.english ?? (determiner?.english === 'a' ? 'one' : '')
  const [ending = '', ...more] = ids
  if (entry.word !== 'എണ്ണം' || english === '' || !isEmpty(others) || (count && determiner)) return undefined
  if (more.length > 0 || !['', 'accusative'].includes(ending)) return undefined
  return {
    phrase: {
      ...{
        entry,
        head: english,
        before: nothingBefore,
        number: english === 'one' ? 'one' : 'many',
        of: 'thing',
      },
      ...{ marks: new Set(['bare']), values: new Map<string, string>() },
      ready: { subject: english, object: english },
    },
    ...{ case: ending, also: '', more: [] },
  }
}

/** വളരെ എളുപ്പമാണ്: the same as നല്ല, of a noun that is an adjective in English. */
function veryBefore(s: Sentence) {
  if (s.degree !== '' && (s.degree !== 'very' || !isEmpty(s.before))) throw new NotSure()
  return s.degree === '' ? s.before : { ...s.before, adjectives: ['good'] }
}

/** A noun that belongs to the one after it: “a glass of water”, “Amma’s house”, “the house in the village”. */
function waits(s: Sentence, atom: Atom, found: ReadNoun): boolean {
  const { phrase } = found
  const next = s.next()
  const isMeasure = phrase.marks.has('measure') || (phrase.marks.has('vessel') && isFilled(next))
  if (isMeasure && found.case === '' && next?.entry.pos === 'noun' && !atom.mark.trim()) {
    const { count, determiner } = phrase.before
    const isOne = determiner?.english === 'a' && !count
    if (!isOne && !count) throw new NotSure()
    s.before = {
      ...nothingBefore,
      count: { english: `${say(phrase, 'object')} of`, one: false, of: true },
    }
    return true
  }
  if (found.case === 'genitive' && next?.entry.pos !== 'postposition' && !isBehind(next)) {
    s.before = { ...nothingBefore, owner: phrase }
    return true
  }
  if (
    found.case === 'locativeAdjective' ||
    (found.case === 'ofTime' && phrase.of === 'thing' && !phrase.marks.has('time'))
  ) {
    const part: NounPart = { kind: 'noun', phrase, case: 'locative', also: '' }
    const place = sure(inPlace(part))
    s.before = { ...nothingBefore, after: () => place }
    return true
  }
  return false
}

function timeOf(s: Sentence, { phrase, case: ending, also }: NounPart): Part | undefined {
  const { marks, before } = phrase
  const next = s.next()
  const isTime =
    ['time', 'day', 'month', 'feast'].some((mark) => marks.has(mark)) || phrase.entry.topic === 'festivals'
  if (!isTime && phrase.head !== 'time') return undefined
  if (next?.entry.word === 'മുഴുവൻ' && next.ids.length === 0 && isEmpty(before) && ending === '') {
    s.at++
    return saidPart('part', `all ${phrase.head}`)
  }
  if (next && isParticle(next.entry.word) && before.determiner?.english === 'another') return undefined
  if (next && isParticle(next.entry.word) && !before.determiner && before.adjectives.length === 0)
    return undefined
  if (next?.entry.pos === 'postposition' && !(before.count && ending === '')) return undefined
  return asTime(phrase, ending, also)
}

/** സന്തോഷമായി, ഡോക്ടറായി: what one became. */
function became(s: Sentence, part: NounPart, asks: boolean, toCome: boolean) {
  const form: Form = { time: toCome ? 'future' : 'past', not: false, link: 'end', asks }
  s.parts.push(part)
  if (part.phrase.marks.has('age') && !toCome) {
    const now: Form = { ...form, time: 'present' }
    return end(s, sure(haveClause(sure(gather(s.parts, false)), now, false)), now)
  }
  if (isIdiom(part.phrase.entry.word, become.word))
    return end(s, sure(verbEnd(s.parts, undefined, become, form)), form)
  if (toCome) throw new NotSure()
  const clause = sure(beClause(s.parts, form, true))
  const [act] = clause.acts
  if (act?.verb !== 'be' || clause.subject.unsaid || clause.asks !== '') throw new NotSure()
  end(s, { ...clause, acts: [{ ...act, verb: 'become' }] }, form)
}

function joinedWord(s: Sentence, part: NounPart) {
  const preps: Readonly<Record<string, string>> = { since: 'from', until: 'to', using: 'with' }
  if (part.phrase.marks.has('time') || part.also !== '' || isPerson(part.phrase)) throw new NotSure()
  if (part.case === 'until' && !part.phrase.marks.has('name')) throw new NotSure()
  s.parts.push(
    saidPart(part.case === 'using' ? 'how' : 'where', `${preps[part.case] ?? ''} ${sayPart(part, 'place')}`),
  )
}

/** A noun that goes on with one before it: അച്ഛനും അമ്മയും. */
function add(s: Sentence, part: NounPart) {
  const last = s.parts.at(-1)
  if (last?.kind === 'noun' && last.case === part.case && last.also === 'too' && part.also === 'too') {
    // അവൾ വാങ്ങിയ സാരിയും സ്വർണവും: one, or both.
    if (last.phrase.before.after) throw new NotSure()
    s.parts.pop()
    s.parts.push({ ...part, phrase: both(last.phrase, part.phrase), also: '' })
    return
  }
  s.parts.push(part)
}

const become: LexiconEntry = {
  ...{ id: 'aakuka', word: 'ആകുക', pos: 'verb', past: 'ആയി', means: ['to become'], use: 1, topic: 'verbs' },
  audio: '',
}

/** വീടിന്റെ താഴെ: adverbs that are also said of a noun. */
const isBehind = (atom: Atom | undefined) =>
  atom?.entry.pos === 'adverb' && postpositions.has(atom.entry.word)

/** രണ്ട് പൂച്ചയും ഒരു പട്ടിയും: not both cats. */
function isListed(s: Sentence, { case: ending, also }: NounPart): boolean {
  const last = s.parts.at(-1)
  if (also !== 'too') return false
  if (last?.kind === 'noun' && last.also === 'too' && last.case === ending) return true
  const next = s.atoms.slice(s.at).find(({ entry }) => entry.pos !== 'adjective' && entry.pos !== 'numeral')
  return next?.entry.pos === 'noun' && next.ids.includes('and')
}

/** ഒരു ഗ്ലാസ് വെള്ളം, but ഒരു ഗ്ലാസ് മേശപ്പുറത്ത്. */
const isFilled = (next: Atom | undefined) =>
  next?.ids.every((id) => ['accusative', 'and', 'plural', 'only'].includes(id)) === true &&
  (next.entry.topic === 'food' || nounPhrase(next.entry, false, nothingBefore)?.number === 'mass')

const isAt = ({ case: ending }: NounPart) => ending === ''
