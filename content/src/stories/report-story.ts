import { synonyms } from '@app/coach'
import { sameMeaningIn } from '@app/learning/course'
import { type MissingLetter, type MissingWord, reportOnText, type TextReport } from '@app/learning/known-text'
import { lettersIn } from '@app/learning/letters'
import type { Source } from '../source.ts'
import { type PathReader, pathReader, type SaidText } from './path-reader.ts'

/** A text to look at: its sentences, and the unit after which it is to be read. */
export type Draft = { after: string; lines: readonly SaidText[] }

/** What an author wants to know of a draft, as lines to print. */
export function reportStory({ after, lines }: Draft, source: Source): string[] {
  const reader = pathReader(source)
  const at = reader.unitAt.get(after)
  if (at === undefined) return [`There is no unit "${after}".`]
  const entries = source.letters.entries
  const report = reportOnText(lines.flatMap(reader.piecesOf), at, {
    taught: reader.taught,
    words: reader.entries,
    sameMeaning: sameMeaningIn(reader.entries.values(), synonyms),
    lettersIn: lettersIn(entries),
    letters: new Map(entries.map(({ id, letter }) => [id, letter])),
  })
  return [
    ...summary(report, after, at),
    ...report.missing.map((missing) => wordLine(missing, reader)),
    ...unreadLine(report),
    ...lettersLine(report.letters, reader),
  ]
}

function summary({ words, known, missing }: TextReport, after: string, at: number): string[] {
  return [
    `After unit ${at + 1} (${after}): ${words.length} words, ${(100 * known).toFixed(1)} % known or names, ${missing.length} new.`,
  ]
}

function wordLine({ word, texts, taughtAt, instead }: MissingWord, reader: PathReader): string {
  const times = texts.length === 1 ? 'once' : `${texts.length} times`
  const others = instead.map((other) => `${other.word} (${other.means[0]})`).join(', ')
  return [
    `  ${word.word} “${word.means[0]}”, ${word.id}, ${times}: ${unitName(taughtAt, reader)}.`,
    ...(others === '' ? [] : [`Taught by then: ${others}.`]),
  ].join(' ')
}

function unreadLine({ words }: TextReport): string[] {
  const unread = words.filter(({ standing }) => standing === 'unread').map(({ text }) => text)
  return unread.length === 0 ? [] : [`  Not in the lexicon: ${[...new Set(unread)].join(', ')}.`]
}

function lettersLine(letters: readonly MissingLetter[], reader: PathReader): string[] {
  const named = letters.map(({ letter, taughtAt }) => `${letter} (${unitName(taughtAt, reader)})`)
  return named.length === 0 ? [] : [`  Letters that are not taught by then: ${named.join(', ')}.`]
}

function unitName(at: number | undefined, { units }: PathReader): string {
  return at === undefined ? 'no unit' : `unit ${at + 1}, ${units[at]?.unit.id}`
}
