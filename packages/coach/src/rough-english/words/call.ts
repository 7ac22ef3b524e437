import type { Atom } from '../atoms.ts'
import { line } from '../clause.ts'
import { called } from '../noun-parts.ts'
import { firstOf, isEmpty, type NounPhrase } from '../noun-phrase.ts'
import { NotSure, type Sentence } from '../sentence.ts'
import { readTable } from '../table.ts'
import { callLines } from '../tables/links.ts'

const calls = readTable(callLines)

export function call(s: Sentence, { entry, mark }: Atom) {
  const isLast = s.isAtEnd()
  const word = calls.get(entry.word)?.english ?? (entry.pos === 'interjection' ? undefined : called(entry))
  if (word === undefined) throw new NotSure()
  if (s.isNew() && (mark.includes(',') || mark.includes('!')) && !isLast) {
    s.opening.push(`${word},`)
    return
  }
  if (!isLast || s.said.length === 0 || !s.isNew()) throw new NotSure()
  s.closing.push(word)
}

/** സാരമില്ല, പോയിട്ട് വരാം: what is said whole. */
export function phrase(s: Sentence, { entry, mark, ids }: Atom) {
  const isLast = s.isAtEnd()
  if (!s.isNew() || ids.length > 0 || !(isLast || mark.includes(','))) throw new NotSure()
  const text = line(s.opening.splice(0).join(' '), firstOf(entry.means[0] ?? '').replace(/[?!]$/u, ''))
  s.said.push(s.said.length > 0 ? `${s.said.pop() ?? ''}, ${text}` : text)
}

/** സാർ, ഞാൻ വരാം: who is spoken to. */
export function isCalled(s: Sentence, { before, of }: NounPhrase, { mark, ids }: Atom) {
  return s.isNew() && of === 'person' && ids.length === 0 && isEmpty(before) && mark.includes(',')
}
