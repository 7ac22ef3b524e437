import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise } from '../normalise.ts'
import type { Key, Layout } from './key.ts'
import { layouts } from './layouts.ts'
import { type Field, formingAt, press, shownOn } from './press.ts'

const empty: Field = { text: '', start: 0, end: 0 }
const { phonetic, inscript } = layouts

/** The key that has a letter on it, on either level. */
function keyOn({ rows, shifted = [] }: Layout, name: string): Key {
  const key = [...rows, ...shifted].flat().find((key) => ('text' in key ? key.text : key.type) === name)
  if (!key) throw new Error(`No key has ${name}.`)
  return key
}

const type = (layout: Layout, keys: string, field = empty) =>
  keys.split(' ').reduce((field, name) => press(field, keyOn(layout, name)), field)

describe('the phonetic layout', () => {
  it.each([
    ['a vowel alone', 'ആ ന', 'ആന'],
    ['a vowel after a consonant as its sign', 'മ ആ ല ആ', 'മാലാ'],
    ['the consonant’s own a, which needs no key', 'മ ഴ', 'മഴ'],
    ['a virama by the key of a', 'മ ഴ അ', 'മഴ്'],
    ['two consonants joined by a virama', 'അ മ അ മ', 'അമ്മ'],
    ['three joined consonants', 'സ അ ത അ ര ഈ', 'സ്ത്രീ'],
    ['a sign in place of a virama', 'ക അ ഇ', 'കി'],
    ['the a again in place of a virama', 'ക അ അ', 'ക'],
    ['a vowel after a vowel', 'ക ഐ ഇ', 'കൈഇ'],
    ['a vowel after a chillu', 'അ വ ൻ ഉ', 'അവൻഉ'],
    ['a chillu and ം after a sign', 'വ ആ ൽ', 'വാൽ'],
    ['ം', 'പ ഴ ം', 'പഴം'],
    ['signs with two halves as one', 'ക ഒ ച അ ച ഇ', 'കൊച്ചി'],
    ['a vowel in a new word', 'ക space ആ', 'ക ആ'],
  ])('writes %s', (_, keys, text) => expect(type(phonetic, keys).text).toBe(text))

  it('shows signs on the keys of vowels where a sign is written', () => {
    const [a, aa] = [keyOn(phonetic, 'അ'), keyOn(phonetic, 'ആ')]
    expect([shownOn(a, ''), shownOn(aa, '')]).toEqual(['അ', 'ആ'])
    expect([shownOn(a, 'മ'), shownOn(aa, 'മ')]).toEqual(['◌്', '◌ാ'])
    expect([shownOn(a, 'മ്'), shownOn(aa, 'മ്')]).toEqual(['അ', '◌ാ'])
    expect([shownOn(a, 'മാ'), shownOn(aa, 'മാൻ')]).toEqual(['അ', 'ആ'])
  })
})

describe('InScript', () => {
  it.each([
    ['a sign', 'മ ാ ല', 'മാല'],
    ['joined consonants', 'അ മ ് മ', 'അമ്മ'],
    ['ന്റ', 'എ ന ് റ െ', 'എന്റെ'],
    ['chillus', 'അ വ ൾ', 'അവൾ'],
    ['a sign in two halves', 'ക െ ാ', 'കൊ'],
    ['and in the old order of keys', 'ക േ ാ', 'കോ'],
    ['the old au as the new one', 'മ െ ൗ ന ം', 'മൗനം'],
    ['the half-u', 'വ ീ ട ്', 'വീട്'],
    ['the half-u with its u', 'അ ത ു ്', 'അത്'],
    ['a vowel where no sign can stand', 'ി ല', 'ഇല'],
    ['no virama where there is no consonant', '് ആ ് ന', 'ആന'],
    ['one virama only', 'ക ് ് ക', 'കക'],
  ])('writes %s', (_, keys, text) => expect(type(inscript, keys).text).toBe(text))

  it('shows signs on a dotted circle always', () => {
    expect(shownOn(keyOn(inscript, 'ാ'), '')).toBe('◌ാ')
  })
})

describe('the caret', () => {
  it('gets what is written, and the signs of what stands before it', () => {
    expect(press({ text: 'മഴ', start: 1, end: 1 }, keyOn(phonetic, 'ഇ'))).toEqual({
      text: 'മിഴ',
      start: 2,
      end: 2,
    })
    expect(press({ text: 'മഴ', start: 0, end: 0 }, keyOn(phonetic, 'ഇ')).text).toBe('ഇമഴ')
  })

  it('replaces what is selected', () => {
    const selected = { text: 'അമ്മ', start: 1, end: 4 }
    expect(press(selected, keyOn(phonetic, 'ച')).text).toBe('അച')
    expect(press(selected, keyOn(phonetic, 'backspace'))).toEqual({ text: 'അ', start: 1, end: 1 })
  })
})

it.each([
  ['a consonant, and its virama stays', 'അമ്മ', 'അമ്'],
  ['a virama', 'അമ്', 'അമ'],
  ['a sign', 'കൊ', 'ക'],
  ['a chillu', 'അവൻ', 'അവ'],
  ['an old chillu as one letter', 'അവന്\u200D', 'അവ'],
  ['a joiner with what is before it', 'സോഫ്റ്റ്\u200C', 'സോഫ്റ്റ'],
  ['a letter beyond the first plane', 'a😀', 'a'],
  ['nothing of nothing', '', ''],
])('Backspace takes away %s', (_, before, after) =>
  expect(
    press({ text: before, start: before.length, end: before.length }, keyOn(phonetic, 'backspace')).text,
  ).toBe(after),
)

it('knows the conjunct that forms before the caret', () => {
  expect(formingAt('പക്ഷ')).toEqual(['ക', '്', 'ഷ'])
  expect(formingAt('പക്ഷേ')).toEqual(['ക', '്', 'ഷ', 'േ'])
  expect(formingAt('സ്ത്ര')).toEqual(['സ', '്', 'ത', '്', 'ര'])
  expect(formingAt('പക്')).toEqual(['ക', '്'])
  for (const none of ['', 'ക', 'അമ്മയ', 'മാ', 'അവൻ']) expect(formingAt(none)).toEqual([])
})

it('only ever writes what has one spelling, and never a sign that hangs in the air', () => {
  for (const layout of [phonetic, inscript]) {
    const keys = [...layout.rows, ...(layout.shifted ?? [])].flat()
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys), { maxLength: 12 }), (pressed) => {
        const { text } = pressed.reduce(press, empty)
        expect(text.normalize('NFC')).toBe(text)
        // ൻ before റ is another spelling of ന്റ.
        if (!text.includes('ൻറ')) expect(normalise(text)).toBe(text)
        expect(text).not.toMatch(/(?<![ക-ഺ])[\u0D3E-\u0D4D\u0D57]/u)
      }),
    )
  }
})
