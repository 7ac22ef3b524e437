import { describe, expect, it } from 'vitest'
import { independentVowel, isConsonant, isVowel, opensSoft, takesV, takesY } from './letters.ts'

const letters = Array.from({ length: 0x80 }, (_, at) => String.fromCharCode(0x0d00 + at))

describe('letters', () => {
  it('knows the consonants from ക to ഺ', () => {
    expect(letters.filter(isConsonant).join('')).toBe('കഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹഺ')
  })

  it('counts no vowel as a consonant', () => {
    expect(letters.filter((letter) => isConsonant(letter) && isVowel(letter))).toEqual([])
    expect(['അ', 'ആ', 'ഔ'].every(isVowel)).toBe(true)
  })

  it('counts no sign, chillu, virama or missing letter as either', () => {
    for (const letter of ['ാ', '്', 'ം', 'ൻ', 'ൿ', undefined])
      expect([isConsonant(letter), isVowel(letter)]).toEqual([false, false])
  })
})

describe('the glide before a vowel', () => {
  it.each([...'കമറ', ...'ാിീെേൈൊോ', ...'ആഇഈഎഏഐഒഓ'])('is യ after %s', (letter) => {
    expect([takesY(letter), takesV(letter)]).toEqual([true, false])
  })

  it.each([...'ുൂൗ', ...'ഉഊഔ'])('is വ after %s', (letter) => {
    expect([takesY(letter), takesV(letter)]).toEqual([false, true])
  })

  it.each(['്', 'ം', 'ൻ', 'x', undefined])('is missing after %s', (letter) => {
    expect([takesY(letter), takesV(letter)]).toEqual([false, false])
  })
})

describe('independentVowel', () => {
  it.each([
    ['ാ', 'ആ'],
    ['ി', 'ഇ'],
    ['ീ', 'ഈ'],
    ['ു', 'ഉ'],
    ['ൂ', 'ഊ'],
    ['െ', 'എ'],
    ['േ', 'ഏ'],
    ['ൈ', 'ഐ'],
    ['ൊ', 'ഒ'],
    ['ോ', 'ഓ'],
    ['ക', 'അ'],
    ['ൻ', 'അ'],
    ['്', undefined],
    ['ം', undefined],
    [undefined, undefined],
  ])('of %s is %s', (letter, vowel) => {
    expect(independentVowel(letter)).toBe(vowel)
  })
})

describe('opensSoft', () => {
  it.each([
    ['കണ്ണൂർ', 'name', true],
    ['കാസർ', 'name', false],
    ['ഊർ', 'noun', true],
    ['സർക്കാർ', 'noun', true],
    ['കേന്ദ്രസർക്കാർ', 'noun', true],
    ['കണ്ണീർ', 'noun', true],
    ['കാർ', 'noun', false],
    ['മണിക്കൂർ', 'noun', false],
  ] as const)('of %s as a %s is %s', (word, pos, soft) => {
    expect(opensSoft(word, pos)).toBe(soft)
  })
})
