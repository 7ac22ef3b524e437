import { isAskedFor } from '../../frame/asked.ts'
import type { Link } from '../../frame/form.ts'
import { isEmpty, isPerson, lineOf, nothingBefore } from '../../frame/thing.ts'
import { beFrame } from '../be-frame.ts'
import { plainForm } from '../form-of.ts'
import type { Morpheme } from '../morphemes.ts'
import { circumstance, isNoun, nounPart } from '../part.ts'
import { isParticle, particleEnd, particleForm } from '../particle-end.ts'
import { mayBePlace } from '../postposition.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { yearsOf } from '../time.ts'
import { addQuality } from './adjective.ts'
import { end, isQuoted } from './end.ts'

export function particle(s: Sentence, morpheme: Morpheme) {
  const { entry, ids } = morpheme
  if (entry.word === 'ഒന്ന്' && ids.length === 0) return
  const last = s.parts.at(-1)
  if (entry.word === 'മാത്രം' && ids.length === 0 && last && isNoun(last) && !last.thing.also) {
    s.parts.pop()
    return void s.parts.push({ ...last, thing: { ...last.thing, also: 'only' } })
  }
  if (entry.word === 'കൂടി' && ids.length === 0) return oneMore(s)
  if (entry.word === 'കേട്ടോ' && s.isNew() && s.said.length > 0) return
  if (!isParticle(entry.word)) throw new NotSure()
  if (entry.word === 'അല്ല' && ids[0] === 'tag' && s.isNew() && s.said.length > 0) {
    s.closing.push('right')
    return
  }
  // വില എത്രയാണ്.
  const { which, ...others } = s.before
  if (which?.sense === 'how many' && entry.word === 'ആണ്' && isEmpty(others)) {
    s.before = nothingBefore
    s.parts.push({ kind: 'asks', sense: 'how much' })
  }
  if (!isEmpty(s.before)) throw new NotSure()
  if (ids.join() === 'having') return having(s)
  const form = particleForm(ids, entry.word === 'അല്ല' || entry.word === 'ഇല്ല')
  if (form && linked.has(form.link)) return clauseBefore(s, morpheme, form.link)
  if (form?.asks && isQuoted(s)) {
    s.at++
    return clauseBefore(s, morpheme, 'that')
  }
  if (isMore(s)) return turnedRound(s, morpheme)
  if (s.focus !== 'none') throw new NotSure()
  end(s, sure(particleEnd(s.parts, s.todo, morpheme, s.language)), sure(form))
}

/** കുറച്ചു കൂടി ഉപ്പ്, രണ്ട് ചായ കൂടി, പത്ത് മിനിറ്റ് കൂടി: so much more. */
function oneMore(s: Sentence) {
  const { which, ...others } = s.before
  if (which && isEmpty(others) && s.next()?.entry.pos === 'noun') {
    if (which.sense !== 'some') throw new NotSure()
    s.before = { ...s.before, which: { ...which, sense: 'some more' } }
    return
  }
  const last = s.parts.pop()
  if (!isEmpty(s.before)) throw new NotSure()
  if (last?.kind === 'circumstance') {
    const { circumstance: said } = last
    if (
      said.slot !== 'long' ||
      !('relation' in said) ||
      said.thing.which ||
      said.thing.count?.type !== 'number'
    )
      throw new NotSure()
    const thing = { ...said.thing, count: { ...said.thing.count, more: true as const } }
    return void s.parts.push({ ...last, circumstance: { ...said, thing } })
  }
  if (!last || !isNoun(last) || last.case !== '' || last.thing.also) throw new NotSure()
  const { thing } = last
  const isOne = thing.which?.sense === 'a' && !thing.count
  // ഒരു പ്രാവശ്യം കൂടി.
  if (thing.head === 'time') {
    if (!isOne) throw new NotSure()
    return void s.parts.push(circumstance('when', 'once more'))
  }
  if (thing.which?.sense === 'some' && !thing.count)
    return void s.parts.push(nounPart({ ...thing, which: { ...thing.which, sense: 'some more' } }))
  if (isOne) return void s.parts.push(nounPart({ ...thing, which: another }))
  if (thing.count?.type !== 'number' || thing.which) throw new NotSure()
  s.parts.push(nounPart({ ...thing, count: { ...thing.count, more: true } }))
}

const another = lineOf('another', new Set(['one']))

/** പൈസയുണ്ടെങ്കിൽ, മഴയായതുകൊണ്ട്, അവൾ ഡോക്ടറാണെന്ന്: what goes before another clause. */
const linked: ReadonlySet<Link> = new Set(['if', 'even if', 'although', 'that', 'because', 'when'])

function clauseBefore(s: Sentence, morpheme: Morpheme, link: Link) {
  if (s.focus !== 'none') throw new NotSure()
  const frame = sure(particleEnd(s.parts, s.todo, morpheme, s.language))
  s.todo = undefined
  s.parts = []
  if (isAskedFor(frame) && link !== 'that') throw new NotSure()
  s.subs.push({ link, frame, verb: morpheme.entry })
}

/** ആരാണ് അവൻ, എന്നാണ് വന്നത്: what it is said of, or what was done, comes after. */
function turnedRound(s: Sentence, morpheme: Morpheme) {
  const { entry, ids } = morpheme
  if (entry.word !== 'ആണ്' || s.todo) throw new NotSure()
  const [last] = ids
  if (ids.length > 1 || (last !== undefined && last !== 'question' && last !== 'emphasis'))
    throw new NotSure()
  if (isSubjectAfter(s.morphemes.slice(s.at)))
    s.turned = { predicate: sure(s.parts.pop()), particle: morpheme }
  else s.focus = last === 'question' ? 'asks' : 'is'
}

/** Whether the sentence goes on after ആണ് with what was done: എന്നാണ് വന്നത്. */
function isMore(s: Sentence) {
  const next = s.next()
  const isTag = next?.entry.word === 'അല്ല' && next.ids[0] === 'tag'
  return (
    next !== undefined &&
    !s.mark().includes(',') &&
    next.entry.pos !== 'interjection' &&
    next.entry.pos !== 'conjunction' &&
    next.ids.at(-1) !== 'vocative' &&
    !isTag &&
    next.entry.word !== 'കേട്ടോ'
  )
}

/** ആരാണ് അവൻ, എവിടെയാണ് എന്റെ പുസ്തകം: the end of what is turned round. */
export function endTurned(s: Sentence) {
  if (!s.turned) return
  const { predicate, particle } = s.turned
  s.turned = undefined
  // അതാണ് എന്റെ വീട്: “that” is what it is said of.
  const isThat = isNoun(predicate) && predicate.thing.pronoun?.kind === 'plain'
  s.parts = isThat ? [predicate, ...s.parts] : [...s.parts, predicate]
  const form = sure(particleForm(particle.ids, false))
  end(s, sure(particleEnd(s.parts, undefined, particle, s.language)), form)
}

/** ഏത് നിറമാണ് ഇഷ്ടം: what is liked goes before. */
export function endLiking(s: Sentence) {
  const last = s.parts.at(-1)
  if (s.focus !== 'is' || !last || !isNoun(last) || last.thing.entry?.word !== 'ഇഷ്ടം') return
  s.focus = 'none'
  end(s, sure(beFrame(s.parts, plainForm)), plainForm)
}

/** എന്റെ ബാഗ് എവിടെ, നിങ്ങളുടെ പേര് എന്ത്: a question without ആണ്. */
export function endAsking(s: Sentence) {
  const [what, asked, ...more] = s.parts
  if (!what || !isNoun(what) || what.case !== '' || more.length > 0 || s.said.length > 0 || !asked) return
  const isWhere = asked.kind === 'asks' && asked.sense === 'where' && asked.relation === undefined
  const isWhat = isNoun(asked) && asked.case === '' && asked.thing.pronoun?.kind === 'asks'
  if (!s.isAsked || s.focus !== 'none' || s.todo || !isEmpty(s.before) || (!isWhere && !isWhat)) return
  end(s, sure(beFrame(s.parts, plainForm)), plainForm)
}

/** കണ്ണടയുള്ള കുട്ടി: the child with glasses. */
function having(s: Sentence) {
  const part = s.parts.pop()
  if (!part || !isNoun(part) || !['', 'locative'].includes(part.case)) throw new NotSure()
  const { thing } = part
  const years = yearsOf(thing)
  if (years !== undefined) return addQuality(s, { sense: 'old', years })
  if (thing.values.has('feel') || isPerson(thing)) throw new NotSure()
  if (part.case === 'locative' && !mayBePlace(thing)) throw new NotSure()
  s.before = { ...nothingBefore, after: { relation: part.case === 'locative' ? 'place' : 'having', thing } }
}

/** A noun with what belongs to it, and nothing else: what a question is about. */
const isSubjectAfter = (rest: readonly Morpheme[]) => {
  const last = rest.at(-1)
  return (
    last !== undefined &&
    ['noun', 'name', 'pronoun'].includes(last.entry.pos) &&
    last.entry.word !== 'ഇഷ്ടം' &&
    last.ids.every((id) => id === 'plural') &&
    rest.slice(0, -1).every(belongs)
  )
}

const belongs = ({ entry, ids }: Morpheme) =>
  entry.pos === 'adjective' ||
  entry.word === 'ഏറ്റവും' ||
  ids.join() === 'genitive' ||
  ids.join() === 'plural,genitive'
