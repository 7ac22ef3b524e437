import { englishMeanings } from '@app/english'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { find, foldLatin, foldText, makeFindIndex, soundsAlike } from './find/index.ts'
import { analyse, beginningOf, guess } from './forms/index.ts'
import { aLexicon } from './forms/testing.ts'
import { graphemes, isMalayalam, keyOf, lint, normalise, runs, sameWord, words } from './index.ts'
import { readCount, readNumber } from './numbers/index.ts'
import { easyLatin, ipa, latin, phonemes, speech } from './sound/index.ts'
import { anyText } from './testing.ts'

const lexicon = aLexicon()
const index = makeFindIndex(lexicon, englishMeanings)

/** Every public function that takes any text. */
const functions: Readonly<Record<string, (text: string) => unknown>> = {
  keyOf,
  sameWord: (text) => sameWord(text, text),
  graphemes,
  isMalayalam,
  lint,
  normalise,
  runs,
  words,
  phonemes,
  latin,
  easyLatin,
  ipa,
  speech,
  find: (text) => find(text, index),
  foldLatin,
  foldText,
  soundsAlike: (text) => soundsAlike(text, text),
  analyse: (text) => analyse(text, lexicon),
  guess,
  beginningOf,
  entries: (text) => lexicon.entries(text),
  readNumber,
  readCount,
}

/** Pieces that, repeated, have been slow or hard to read. */
const pieces = [
  ...[
    'അ',
    'ക',
    '്',
    'ു',
    'ു്',
    'ക്',
    'ന്\u200D',
    '\u200C',
    '\u200D',
    '\u00AD',
    '\u0301',
    'മ\u0301',
    '\u25CC',
    ' ',
    '\u00A0',
    '\n',
  ],
  ...[
    'a',
    'abc',
    'e',
    'nj',
    "don't ",
    'vellam ',
    '“',
    '-',
    "'",
    'ｗ',
    '\uD83D',
    '👩\u200D',
    'വെള്ളം ',
    'ഇരുപത്തി',
    'ആയിരത്തി',
    'ം',
  ],
  ...['െ', 'ററ', 'ൻ്റ', 'യ', 'ingly', '(', '<b>', '\u0000'],
]

const long = 100_000
const short = long / 8

/** Of Node, which runs the tests; the package itself knows nothing of it. */
declare const process: { cpuUsage(before?: Work): Work }
type Work = { user: number; system: number }

/** Milliseconds of this process's own work, so that others on the machine do not count. */
function workOf(run: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage()
  run(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe.each(Object.entries(functions))('%s', (_, run) => {
  it('throws for no text', () => {
    fc.assert(fc.property(anyText, (text) => void run(text)))
  })

  /**
   * Eight times the text may take eight times the work: four times that is allowed for chance, and a quadratic
   * function takes twice as much again. What is done in a few milliseconds is not compared.
   */
  it('takes work in proportion to a text of 100,000 units', () => {
    const repeated = (piece: string, length: number) =>
      piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
    for (const piece of pieces) {
      const least = Math.min(...[1, 2].map(() => workOf(run, repeated(piece, short))))
      const limit = 32 * Math.max(least, 5)
      // The first run may pay for memory that others used.
      const isLinear = [1, 2, 3].some(() => workOf(run, repeated(piece, long)) < limit)
      expect({ piece, isLinear }).toEqual({ piece, isLinear: true })
    }
  })
})
