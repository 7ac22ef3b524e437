import { adjectiveOf, comparative } from '../adjectives.ts'
import type { Atom } from '../atoms.ts'
import { line } from '../clause.ts'
import { isParticle } from '../end-clause.ts'
import { isEmpty } from '../noun-phrase.ts'
import { sayPart } from '../parts.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { readTable } from '../table.ts'
import { determinerLines } from '../tables/small-words.ts'

const determiners = readTable(determinerLines)

export function adjective(s: Sentence, atom: Atom) {
  const { entry, ids } = atom
  const determiner = determiners.get(entry.word)
  if (determiner) {
    if (determiner.english === 'no' || ids.length > 0 || s.degree !== '') throw new NotSure()
    if (determiner.english === 'how many' && s.next()?.entry.word === 'മണി') return whatTime(s)
    if (s.before.determiner || s.before.count || s.before.owner) throw new NotSure()
    s.before = { ...s.before, determiner, asks: determiner.marks.has('asks') }
    return
  }
  const next = s.next()?.entry
  if (entry.word === 'നല്ല' && ids.length === 0 && next?.pos === 'adjective' && !determiners.has(next.word)) {
    s.degree = line(s.degree, 'very')
    return
  }
  if (entry.word === 'അടുത്തുള്ള' && s.before.owner) throw new NotSure()
  const text = sure(adjectiveOf(entry, next))
  if (ids.length === 0 && isParticle(s.next()?.entry.word ?? '')) return predicate(s, text)
  if (ids.length === 0) return addAdjective(s, text)
  if (ids.join() === 'nominal' && isParticle(s.next()?.entry.word ?? '')) return predicate(s, text)
  throw new NotSure()
}

export function addAdjective(s: Sentence, text: string) {
  s.before = { ...s.before, adjectives: [...s.before.adjectives, line(s.degree, text)] }
  s.degree = ''
}

function predicate(s: Sentence, text: string) {
  if (!isEmpty(s.before)) throw new NotSure()
  const than = s.parts.findIndex((part) => part.kind === 'noun' && part.case === 'than')
  const other = s.parts[than]
  if (other?.kind === 'noun') {
    if (s.degree !== '') throw new NotSure()
    s.parts = s.parts.filter((part) => part !== other)
    s.parts.push({ kind: 'adjective', text: `${comparative(text)} than ${sayPart(other, 'place')}` })
    return
  }
  s.parts.push({ kind: 'adjective', text: line(s.degree, text) })
  s.degree = ''
}

/** എത്ര മണിക്ക്. */
function whatTime(s: Sentence) {
  const { ids } = sure(s.next())
  s.at++
  if (!isEmpty(s.before) || ids.join() !== 'dative') throw new NotSure()
  s.parts.push({ kind: 'asks', text: 'at what time' })
}
