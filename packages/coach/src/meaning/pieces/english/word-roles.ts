import { isInflected, stem } from '@app/english'
import { english } from '../../data.ts'
import type { Piece } from '../piece.ts'

/** “Cats”, “children”; not “bus”. */
export const isPlural = (word: string): boolean =>
  !english.oneWithS.has(word) &&
  isInflected(word) &&
  (word.endsWith('s') || !/(?:ed|ing|ly)$/u.test(word)) &&
  !english.who.has(word) &&
  !english.whom.has(word) &&
  !english.owners.has(word)

export const timeOfHelp = (word: string): Piece['time'] =>
  /^(?:did|was|were|had)$/u.test(word)
    ? 'past'
    : /^(?:will|shall)$/u.test(word)
      ? 'ahead'
      : /^(?:have|has)$/u.test(word)
        ? 'done'
        : /^(?:am|is|are|do|does)$/u.test(word)
          ? 'now'
          : 'open'

/** Some look the same in every time: put, read. */
export const timeOfForm = (word: string): Piece['time'] =>
  english.unchanged.has(word)
    ? 'open'
    : /ing$/u.test(word)
      ? 'open'
      : isInflected(word) && !word.endsWith('s')
        ? 'past'
        : 'now'

export const mayBeDone = (word: string) => english.acts.has(stem(word)) && !english.notActs.has(word)

export const givers = new Set(['give', 'tell', 'show', 'send', 'teach', 'bring'].map(stem))

/** Whether a thing cannot begin here, so that what stands before is the thing. */
export function endsThing(next: string): boolean {
  return (
    next === '' ||
    /[,;:.?!]/u.test(next) ||
    english.helps.has(next) ||
    english.joins.has(next) ||
    (english.prepositions.has(next) && next !== 'like')
  )
}
