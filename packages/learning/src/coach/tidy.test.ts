import { describe, expect, it } from 'vitest'
import { tidy } from './tidy.ts'

describe('tidy', () => {
  it('makes one line of a text', () => expect(tidy(' മഴ \n പെയ്തു ')).toBe('മഴ പെയ്തു'))

  it.each(['', ' \n', '\u200B', '\u200D\u200C', '\uFEFF', '\u00AD', '\u2060 \u3164', '\u2800', '\uFE0F'])(
    'takes %j, of which nothing is seen, for nothing',
    (text) => expect(tidy(text)).toBe(''),
  )

  it('keeps the joiners of visible characters', () =>
    expect(tidy('👨‍👩‍👧 സോഫ്റ്റ്‌വെയർ')).toBe('👨‍👩‍👧 സോഫ്റ്റ്‌വെയർ'))
})
