import { describe, expect, it } from 'vitest'
import { parseCaptionText } from '../read-lines.ts'
import { readVideoLink } from '../video-link.ts'

/** These packages are compiled without Node's types. In microseconds. */
declare const process: { cpuUsage(): { user: number; system: number } }

/** The processor's time so far, in seconds. Other work on the machine does not change it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const pieces = [
  ...[
    '\n',
    '1\n',
    '00:01,000 --> 00:02,000\n',
    '-->',
    '→',
    '<v ',
    '&#',
    '&amp;',
    '{\\',
    '0:00:01.000,0:00:03.500\n',
    '[00:12.00]',
  ],
  ...[
    '0:04\n',
    '{1}{25}',
    '1.0\t2.0\tx\n',
    '<tt>',
    '<p begin="1s" end="2s">',
    '<br/>',
    '<!--',
    '<![CDATA[',
    '<SYNC Start=1>',
    '<P Class=x>',
  ],
  ...[
    'Dialogue: 0,0:00:01.00,',
    '{\\p1}m 0 0',
    '{\\p1',
    '[{"start":1,"text":"x"}]',
    '{"events":[',
    '"',
    '\\N',
    '&lt;b&gt;',
    '<',
    '<<b>b>',
  ],
  ...[
    '- ',
    '>> ',
    'രമ: ',
    'മഴ',
    'ഡോ. ',
    ' ',
    '＜b＞',
    '൫:൩൦ ',
    'a',
    '(',
    '1',
    '{\\p1',
    'a="',
    '%25',
    '//youtu.be',
    ',',
    '\t',
    '0:0',
    '<a ',
    "<a '",
  ],
]

describe('a text of a million letters', () => {
  // A pattern that grows with the square of the length takes minutes here, and any other a second.
  it.each(pieces)('is read in a time that grows with its length: %j', (piece) => {
    const long = piece.repeat(Math.ceil(1_000_000 / piece.length))
    const begun = processorTime()
    for (const text of [long, `WEBVTT\n\n00:01.000 --> 00:02.000\n${long}`, `<tt><p begin="1s">${long}`])
      expect(['lines', 'refused']).toContain(parseCaptionText(text).type)
    expect(readVideoLink(long).type).toBe('refused')
    expect(processorTime() - begun).toBeLessThan(25)
  })
})
