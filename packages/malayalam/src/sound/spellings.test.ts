import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, malayalamText } from '../testing.ts'
import { easyLatin } from './easy-latin.ts'
import { ipa } from './ipa.ts'
import { latin } from './latin.ts'
import { speech } from './speech.ts'

const spellings = [
  { name: 'latin', spell: latin },
  { name: 'easyLatin', spell: easyLatin },
  { name: 'ipa', spell: ipa },
  { name: 'speech', spell: speech },
]

describe.each(spellings)('$name', ({ spell }) => {
  it('changes nothing that is not Malayalam', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const foreign = text.replace(/[\u0D00-\u0D7F]/gu, '')
        expect(spell(foreign)).toBe(foreign)
      }),
    )
  })

  it('spells any text, and leaves what stands around a word as it is', () => {
    fc.assert(
      fc.property(malayalamText, (text) => {
        expect(spell(`(a\u0301 ${text}; b)`)).toBe(`(a\u0301 ${spell(text)}; b)`)
      }),
    )
  })

  it('spells each word of a text as it spells the word alone', () => {
    const words = ['ഞാൻ', 'എന്നെ', 'വന്നു', 'പാലും', 'ഫലം']
    expect(spell(words.join(' '))).toBe(words.map(spell).join(' '))
  })

  it('spells an old spelling as the new one', () => {
    expect(spell('അവന്\u200Dറെ അതു്')).toBe(spell('അവന്റെ അത്'))
  })

  it('writes Malayalam digits as the usual ones', () => {
    expect(spell('൧൯൫൬')).toBe('1956')
  })
})

describe('latin', () => {
  it.each([
    ['Say “പഴം” (fruit)!', 'Say “paḻam” (fruit)!'],
    ['നന്ദി, ചേട്ടാ!', 'nandi, cēṭṭā!'],
    ['10-ാം ക്ലാസ്', '10-ām klāsŭ'],
    ['കോഽപി', "kō'pi"],
    ['രാമൻ\nസീത', 'rāman\nsīta'],
  ])('spells %s as %s', (text, spelt) => {
    expect(latin(text)).toBe(spelt)
  })
})

describe('easyLatin', () => {
  const letters = 'അആഇഈഉഊഋൠഌൡഎഏഐഒഓഔൟകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴഺവശഷസഹൺൻർൽൾൿൎൔൕൖഽാിീുൂൃൄെേൈൊോൌൗൢൣംഃ്ഁഀഄ\u0D3B\u0D3C'

  it('is plain ASCII for Malayalam letters in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters)), (parts) => {
        expect(easyLatin(parts.join(''))).toMatch(/^[a-z']*$/)
      }),
    )
  })

  it.each([
    { rule: 'ട between vowels and after ണ is d', word: 'വീട്', spelt: 'veedu' },
    { rule: 'ട between vowels and after ണ is d', word: 'രണ്ട്', spelt: 'randu' },
    { rule: 'ട elsewhere is t', word: 'പാട്ട്', spelt: 'paattu' },
    { rule: 'പ after മ is b', word: 'പാമ്പ്', spelt: 'paambu' },
    { rule: 'ന്റ is nt', word: 'എന്റെ', spelt: 'ente' },
    { rule: 'ക and ത stay as they are spelt', word: 'അത്', spelt: 'athu' },
    { rule: 'ക and ത stay as they are spelt', word: 'പോകുന്നു', spelt: 'pokunnu' },
    { rule: 'a double sound of two letters doubles the first', word: 'പച്ച', spelt: 'paccha' },
    { rule: 'a double sound of two letters doubles the first', word: 'പത്ത്', spelt: 'patthu' },
    { rule: 'an aspirate behind its plain fellow does too', word: 'അച്ഛൻ', spelt: 'acchan' },
    { rule: 'an aspirate behind its plain fellow does too', word: 'അർത്ഥം', spelt: 'arttham' },
    { rule: 'ങ്ങ and ഞ്ഞ are ng and nj', word: 'മാങ്ങ', spelt: 'maanga' },
    { rule: 'ങ്ങ and ഞ്ഞ are ng and nj', word: 'മഞ്ഞ', spelt: 'manja' },
    { rule: 'a nasal before its stop is n', word: 'പങ്ക്', spelt: 'panku' },
    { rule: 'a nasal before its stop is n', word: 'അഞ്ച്', spelt: 'anchu' },
    { rule: 'long e and o are as short ones', word: 'കേരളം', spelt: 'keralam' },
  ])('$rule: $word', ({ word, spelt }) => {
    expect(easyLatin(word)).toBe(spelt)
  })
})

describe('ipa', () => {
  it.each([
    ['Say “പാമ്പ്”.', 'Say “paːmbə”.'],
    ['ഞാൻ നാളെ വരും', 'ɲaːn n̪aːɭe ʋaɾum'],
  ])('spells %s as %s', (text, spelt) => {
    expect(ipa(text)).toBe(spelt)
  })

  it('marks a long consonant once, and no two vowels as one', () => {
    expect(ipa('അമ്മ')).toBe('amːa')
    expect(ipa('അഅ')).toBe('aa')
  })
})
