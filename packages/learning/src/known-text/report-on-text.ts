import type { CourseWord, SentencePiece } from '../course/content.ts'
import type { SameMeaning } from '../course/senses.ts'
import type { LettersIn } from '../letters/letters-in.ts'
import { standIns } from './stand-ins.ts'
import { isTaughtBy, type TaughtAt } from './taught-at.ts'
import { knownShare, missingEntries, type TextWord, wordsOfText } from './words-of-text.ts'

/** A word that is not taught by then: the unit from 0 that teaches it, if one does, and what could stand instead. */
export type MissingWord = {
  word: CourseWord
  texts: readonly string[]
  taughtAt?: number
  instead: readonly CourseWord[]
}

/** A letter that is not taught by then, and the unit from 0 that teaches it, if one does. */
export type MissingLetter = { letter: string; taughtAt?: number }

export type TextReport = {
  words: readonly TextWord[]
  /** From 0 to 1. */
  known: number
  missing: readonly MissingWord[]
  letters: readonly MissingLetter[]
}

/** What the path teaches, and how its words are spelt and compared. */
export type Taught = {
  taught: TaughtAt
  /** All entries by their ids. */
  words: ReadonlyMap<string, CourseWord>
  sameMeaning: SameMeaning
  lettersIn: LettersIn
  /** Letters by their ids. */
  letters: ReadonlyMap<string, string>
}

/** What an author wants to know of a text that is to be read after a unit, counted from 0. */
export function reportOnText(pieces: readonly SentencePiece[], at: number, path: Taught): TextReport {
  const { taught, words } = path
  const read = wordsOfText(pieces, {
    knows: (entry) => isTaughtBy(`word:${entry}`, at, taught),
    isName: (entry) => words.get(entry)?.pos === 'name',
  })
  const known = [...taught]
    .filter(([, unit]) => unit <= at)
    .flatMap(([item]) => words.get(item.replace(/^word:/, '')) ?? [])
  return {
    words: read,
    known: knownShare(read),
    missing: missingEntries(read).flatMap(({ entry, texts }): MissingWord[] => {
      const word = words.get(entry)
      return word
        ? [
            {
              ...{ word, texts, instead: standIns(word, known, path.sameMeaning) },
              ...placeOf(taught.get(`word:${entry}`)),
            },
          ]
        : []
    }),
    letters: missingLetters(pieces, at, path),
  }
}

function missingLetters(
  pieces: readonly SentencePiece[],
  at: number,
  { taught, letters, lettersIn }: Taught,
): MissingLetter[] {
  const { ids, unknown } = lettersIn(pieces.map(({ text }) => text).join(' '))
  const later = ids.filter((id) => !isTaughtBy(`letter:${id}`, at, taught))
  return [
    ...later.map((id) => ({ letter: letters.get(id) ?? id, ...placeOf(taught.get(`letter:${id}`)) })),
    ...unknown.map((letter) => ({ letter })),
  ]
}

const placeOf = (taughtAt: number | undefined) => (taughtAt === undefined ? {} : { taughtAt })
