import { describe, expect, it } from 'vitest'
import * as english from './index.ts'

/** Every public function that takes any text. */
const functions: Readonly<Record<string, (text: string) => unknown>> = {
  comparedWords: english.comparedWords,
  contentStems: english.contentStems,
  englishNumber: english.englishNumber,
  englishPieces: english.englishPieces,
  inOneSpelling: english.inOneSpelling,
  isInflected: english.isInflected,
  isSameWord: (text) => english.isSameWord(text, text),
  plainEnglish: english.plainEnglish,
  plural: english.plural,
  stem: english.stem,
  withoutHelpers: (text) => english.withoutHelpers([english.comparedWords(text)], true),
  writtenOut: english.writtenOut,
}

const pieces = [
  'a',
  'abc',
  'ing',
  'ingly',
  "don't ",
  "'s ",
  'twenty ',
  '1,00',
  ' ',
  '\n',
  '-',
  "'",
  'ക്',
  '\uD83D',
  '(',
]

/** Of Node, which runs the tests; the package itself knows nothing of it. */
declare const process: { cpuUsage(before?: Work): Work }
type Work = { user: number; system: number }

/** Milliseconds of this process's own work, so that others on the machine do not count. */
function workOf(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe.each(Object.entries(functions))('%s', (_, run) => {
  /** Eight times the text may take eight times the work; four times that is allowed for chance. */
  it.each(pieces)('takes work in proportion to a long text of “%s”', (piece) => {
    const text = (length: number) => piece.repeat(Math.ceil(length / piece.length))
    const least = Math.min(...[1, 2].map(() => workOf(() => run(text(12_500)))))
    const limit = 32 * Math.max(least, 5)
    // The first run may pay for memory that others used.
    expect([1, 2, 3].some(() => workOf(() => run(text(100_000))) < limit)).toBe(true)
  })
})
