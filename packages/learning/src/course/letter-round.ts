import type { Letter } from '../letters/letter.ts'
import { noMemory } from '../practice/memory.ts'
import { shuffle } from '../quiz/shuffle.ts'
import { wrongLetters } from './exercises/options/wrong-letters.ts'
import { letterItem } from './exercises/world.ts'

/** A letter among others that look or sound like it. */
export type LetterQuestion = { letter: Letter; options: readonly Letter[] }

/** So many letters must be known, or all are asked about. */
const enough = 6

/**
 * A round of questions about letters: of those that were met, or, of who has met few, of the single ones. None comes
 * twice.
 */
export function letterRound(
  letters: readonly Letter[],
  met: ReadonlySet<string>,
  count: number,
  random: () => number,
): LetterQuestion[] {
  const known = letters.filter(({ id }) => met.has(id))
  const pool =
    known.length >= enough ? known : letters.filter(({ kind }) => kind === 'vowel' || kind === 'consonant')
  const world = {
    content: {
      letters: new Map(letters.map((letter) => [letter.id, letter])),
      ...{ words: new Map(), endings: new Map(), contrasts: new Map() },
      ...{ sentences: new Map(), lines: new Map(), questions: new Map(), scenes: new Map(), synonyms: [] },
    },
    memory: noMemory,
    underWay: pool.map(({ id }) => letterItem(id)),
    random,
  }
  return shuffle(pool, random)
    .slice(0, count)
    .map((letter) => ({
      letter,
      options: shuffle([letter, ...wrongLetters(letter, 3, 'latin', world)], random),
    }))
}
