import { describe, expect, it } from 'vitest'
import { fieldText } from '../text/field-text.ts'
import { ownWordOfFields } from './anki-fields.ts'
import { wordsOfFile } from './sheets.ts'
import { readWordsCsv } from './words-csv.ts'

/** These packages are compiled without Node's types. In microseconds. */
declare const process: { cpuUsage(): { user: number; system: number } }

/** The processor's time so far, in seconds. Other work on the machine does not change it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const pieces = [
  ...['"', '\t"a', '\t"', '""', ',', ';', '\n', '\r', 'മഴ', 'മഴ\t"rain\n', 'മഴ\train\nmore\n', 'മഴ\nrain\n'],
  ...[
    'മഴ,rain, more\n',
    'മഴ [mazha],rain\n',
    'മഴ [',
    '(',
    ' ',
    'a',
    '1,',
    ' - ',
    'മഴ - rain\n',
    '&#',
    '&amp;',
  ],
  ...[
    '<b>',
    '<br ',
    '<',
    '<!--',
    '<style>',
    '</style',
    '{{c1::',
    '::',
    '}}',
    '[sound:',
    '#separator:tab\n',
    'sep=;\n',
    "'=",
  ],
]

describe('a table of a million letters', () => {
  // A pattern that grows with the square of the length takes minutes here, and any other a second or two.
  it.each(pieces)('is read in a time that grows with its length: %j', (piece) => {
    const long = piece.repeat(Math.ceil(1_000_000 / piece.length))
    const begun = processorTime()
    for (const text of [long, `മഴ,rain\nവീട്,${long}`, `മഴ\train\n${long}`])
      expect(['sound', 'refused']).toContain(wordsOfFile(readWordsCsv(text)).type)
    expect(typeof fieldText(`{{c1::${long}`)).toBe('string')
    // It is no meaning: too long, or nothing but markup.
    expect(ownWordOfFields(['Word', 'Meaning'], ['മഴ', long])?.meaning ?? '').toBe('')
    expect(processorTime() - begun).toBeLessThan(25)
  })
})
