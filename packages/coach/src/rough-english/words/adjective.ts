import type { LexiconEntry } from '@app/learning/vocabulary'
import { adjectiveOf } from '../adjectives.ts'
import type { Atom } from '../atoms.ts'
import { line } from '../clause.ts'
import { comparative, sayThan, superlative, thanIn } from '../comparison.ts'
import { isEmpty, type NounPhrase, nothingBefore } from '../noun-phrase.ts'
import { isParticle } from '../particle-end.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { readTable } from '../table.ts'
import { determinerLines } from '../tables/small-words.ts'

const determiners = readTable(determinerLines)

export const isDeterminer = (s: Sentence, { entry, ids }: Atom) =>
  ids.length === 0 && determiners.has(entry.word) && ['noun', 'adjective'].includes(s.next()?.entry.pos ?? '')

/** The tea here. */
const placesOf: ReadonlyMap<string, string> = new Map([
  ['ഇവിടുത്തെ', 'here'],
  ['അവിടുത്തെ', 'there'],
])

export function adjective(s: Sentence, atom: Atom) {
  const { entry, ids } = atom
  const determiner = determiners.get(entry.word)
  if (determiner) {
    const isMore = determiner.english === 'some' && ids.join() === 'also'
    if (determiner.english === 'no' || (ids.length > 0 && !isMore) || s.degree !== '') throw new NotSure()
    if (determiner.english === 'more' && s.next()?.entry.pos !== 'noun') throw new NotSure()
    if (determiner.english === 'how many' && s.next()?.entry.word === 'മണി') return whatTime(s)
    if (s.before.determiner || s.before.count || s.before.owner) throw new NotSure()
    const english = isMore ? 'some more' : determiner.english
    s.before = { ...s.before, determiner: { ...determiner, english }, asks: determiner.marks.has('asks') }
    return
  }
  const next = s.next()?.entry
  if (entry.word === 'നല്ല' && ids.length === 0 && next?.pos === 'adjective' && !determiners.has(next.word)) {
    s.degree = line(s.degree, 'very')
    return
  }
  const place = placesOf.get(entry.word)
  if (place !== undefined && ids.length === 0) {
    if (!isEmpty(s.before)) throw new NotSure()
    s.before = { ...s.before, after: () => place }
    return
  }
  if (entry.word === 'അടുത്തുള്ള' && s.before.owner) throw new NotSure()
  const text = sure(adjectiveOf(entry, next))
  if (ids.length === 0 && isParticle(s.next()?.entry.word ?? '')) return predicate(s, text)
  if (ids.length === 0) return thanIn(s.parts) ? comparedNoun(s, text) : addAdjective(s, text)
  if (['nominal', 'people', 'heWho', 'sheWho'].includes(ids.join()) && isParticle(s.next()?.entry.word ?? ''))
    return predicate(s, text)
  // പുതിയത് വാങ്ങണം: “a new one”.
  const [nominal, ending = '', ...more] = ids
  if (
    nominal === 'nominal' &&
    ['', 'accusative'].includes(ending) &&
    more.length === 0 &&
    isEmpty(s.before)
  ) {
    if (thanIn(s.parts) || s.degree === 'most' || !text) throw new NotSure()
    const before = { ...nothingBefore, adjectives: [line(s.degree, text)] }
    s.degree = ''
    s.parts.push({ kind: 'noun', phrase: oneOf(entry, before), case: ending, also: '' })
    return
  }
  throw new NotSure()
}

/** “one”, for a thing that is not named. */
const oneOf = (entry: LexiconEntry, before: NounPhrase['before']): NounPhrase => ({
  ...{ entry: { ...entry, topic: 'describing' }, head: 'one', number: 'one', before, of: 'thing' },
  ...{ marks: new Set<string>(), values: new Map<string, string>() },
})

export function addAdjective(s: Sentence, text: string) {
  const { owner, determiner, count, adjectives } = s.before
  if (s.degree === 'most') {
    if (determiner || count || adjectives.length > 0) throw new NotSure()
    s.before = {
      ...s.before,
      adjectives: [sure(superlative(text))],
      ...(!owner && { determiner: the }),
    }
  } else s.before = { ...s.before, adjectives: [...adjectives, line(s.degree, text)] }
  s.degree = ''
}

export const the = { english: 'the', marks: new Set<string>(), values: new Map<string, string>() }

/** “a bigger shirt than this”. */
function comparedNoun(s: Sentence, text: string) {
  const other = sure(thanIn(s.parts))
  if (s.degree !== '' || s.parts.at(-1) !== other || s.before.adjectives.length > 0) throw new NotSure()
  s.parts.pop()
  s.before = { ...s.before, adjectives: [comparative(text)], than: sayThan(other) }
}

function predicate(s: Sentence, text: string) {
  if (!isEmpty(s.before)) throw new NotSure()
  const other = thanIn(s.parts)
  if (other && s.degree !== '') throw new NotSure()
  s.parts = s.parts.filter((part) => part !== other)
  const compared = other
    ? `${comparative(text)} ${sayThan(other)}`
    : s.degree === 'most'
      ? `the ${sure(superlative(text))}`
      : line(s.degree, text)
  s.parts.push({ kind: 'adjective', text: compared })
  s.degree = ''
}

/** എത്ര മണിക്ക്. */
function whatTime(s: Sentence) {
  const { ids } = sure(s.next())
  s.at++
  if (!isEmpty(s.before) || ids.join() !== 'dative') throw new NotSure()
  s.parts.push({ kind: 'asks', text: 'at what time' })
}
