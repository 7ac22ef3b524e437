import { describe, expect, it } from 'vitest'
import { formatFault } from '../fault.ts'
import { sourceOf } from '../testing/content.ts'
import { aScript } from '../testing/films.ts'

const path = 'data/films/travel/script.yaml'
const faults = (script: string) => sourceOf({ [path]: script }).faults.map(formatFault)

describe('a film script', () => {
  it('is read with its theme, its voices and its lines', () => {
    const [film] = sourceOf({ [path]: aScript() }).films
    expect(film).toMatchObject({ theme: 'travel', title: { en: 'Tea', ml: 'ചായ' } })
    expect(film?.lines).toHaveLength(14)
    expect(film?.lines[0]?.gloss).toEqual(['tea', 'is wanted'])
  })

  it.each([
    { what: 'too few lines', script: aScript({ lines: 13 }), says: '6  A film has at least 14 lines.' },
    { what: 'too many lines', script: aScript({ lines: 25 }), says: '6  A film has at most 24 lines.' },
    {
      what: 'a key nobody knows',
      script: aScript({ first: { music: 'loud' } }),
      says: '12  "music" is no key that is known here.',
    },
    {
      what: 'a line without what is done in it',
      script: aScript().replace('    does: waves\n', ''),
      says: '6  "does" is missing here.',
    },
    {
      what: 'a pitch that no voice has',
      script: aScript().replace('pitch: low', 'pitch: deep'),
      says: '3  The pitch of a voice is high or low.',
    },
    {
      what: 'an empty text',
      script: aScript({ first: { text: '""' } }),
      says: '9  The text must not be empty.',
    },
  ])('is refused for $what', ({ script, says }) => {
    expect(faults(script)).toEqual([`content/${path}:${says}`])
  })
})
