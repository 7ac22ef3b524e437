import { describe, expect, it } from 'vitest'
import { faultsOf } from '../testing/content.ts'
import { aScript } from '../testing/films.ts'
import { films } from './films.ts'

const path = 'data/films/travel/script.yaml'
const faults = (script: string) =>
  faultsOf(films, { [path]: script }).map((fault) => fault.replace(`content/${path}:`, ''))

describe('films', () => {
  it('accepts a script in both languages, each word with its gloss', () => {
    expect(faults(aScript())).toEqual([])
  })

  it.each([
    { what: 'an unknown voice', first: { by: 'uncle' }, says: '6  No voice is called "uncle".' },
    { what: 'an unknown scene', first: { scene: 'moon' }, says: '7  No scene is called "moon".' },
    {
      what: 'a line in English',
      first: { text: 'ചായ OK.', gloss: '[tea]' },
      says: '9  The line "ചായ OK." is not in Malayalam.',
    },
    { what: 'a translation in Malayalam', first: { english: 'ചായ' }, says: '10  "ചായ" is not in English.' },
    {
      what: 'a word without its gloss',
      first: { gloss: '[tea]' },
      says: '11  "ചായ വേണം." has 2 words and 1 glosses.',
    },
  ])('refuses $what', ({ first, says }) => {
    expect(faults(aScript({ first }))).toEqual([says])
  })

  it('refuses a title in the wrong language, a third voice, and unused names', () => {
    const script = {
      title: '{ en: ചായ, ml: Tea }',
      scenes: '{ yard: A yard., lake: A lake., moon: The moon. }',
      signs: '{ sea: കടൽ }',
      voices:
        '{ girl: { pitch: high, who: a girl, en: Girl, ml: പെൺകുട്ടി }, boy: { pitch: low, who: a boy, en: Boy, ml: ആൺകുട്ടി }, cat: { pitch: low, who: a cat, en: Cat, ml: പൂച്ച } }',
    }
    expect(faults(aScript({ script }))).toEqual([
      '1  "ചായ" is not English.',
      '1  "Tea" is not Malayalam.',
      '3  A film is spoken by two voices.',
      '3  The voice "cat" has no line.',
      '4  The scene "moon" has no line.',
      '5  The sign in the scene "sea" has no line.',
    ])
  })
})
