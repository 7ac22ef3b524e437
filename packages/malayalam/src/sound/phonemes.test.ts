import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../testing.ts'
import { ipa } from './ipa.ts'
import { phonemes } from './phonemes.ts'
import { sounds } from './sounds.ts'

describe('phonemes', () => {
  it('gives a consonant its inherent vowel', () => {
    expect(phonemes('മല')).toEqual([{ sound: 'm' }, { sound: 'a' }, { sound: 'l' }, { sound: 'a' }])
  })

  it('gives the spoken sound if it differs from the written one', () => {
    expect(phonemes('അത്')).toEqual([{ sound: 'a' }, { sound: 't', spoken: 'd' }, { sound: 'halfU' }])
  })

  it('reads old spellings and joiners as the new ones', () => {
    expect(phonemes('എന്\u200Dറെ')).toEqual(phonemes('എന്റെ'))
    expect(phonemes('സോഫ്റ്റ്\u200Cവെയർ')).toEqual(phonemes('സോഫ്റ്റ്വെയർ'))
  })

  it.each([
    { rule: 'a stop between vowels is voiced', word: 'മകൻ', said: 'maɡan' },
    { rule: 'a stop between vowels is voiced', word: 'കാട്', said: 'kaːɖə' },
    { rule: 'a stop at the start is not', word: 'തല', said: 't̪ala' },
    { rule: 'a double stop is not', word: 'പത്ത്', said: 'pat̪ːə' },
    { rule: 'a stop beside another consonant is not', word: 'മാത്രം', said: 'maːt̪ɾam' },
    { rule: 'ച and പ between vowels are not', word: 'രൂപ', said: 'ɾuːpa' },
    { rule: 'ച and പ between vowels are not', word: 'വചനം', said: 'ʋat͡ʃanam' },
    { rule: 'any stop between nasal and vowel is voiced', word: 'പങ്ക്', said: 'paŋɡə' },
    { rule: 'any stop between nasal and vowel is voiced', word: 'അഞ്ച്', said: 'aɲd͡ʒə' },
    { rule: 'any stop between nasal and vowel is voiced', word: 'രണ്ട്', said: 'ɾaɳɖə' },
    { rule: 'any stop between nasal and vowel is voiced', word: 'എന്ത്', said: 'en̪d̪ə' },
    { rule: 'any stop between nasal and vowel is voiced', word: 'പാമ്പ്', said: 'paːmbə' },
    { rule: 'ന്റ is n and d at the ridge', word: 'എന്റെ', said: 'ende' },
    { rule: 'റ്റ is t at the ridge', word: 'കാറ്റ്', said: 'kaːtːə' },
    { rule: 'റ്റ after a consonant is short', word: 'സ്റ്റേഷൻ', said: 'steːʂan' },
    { rule: 'റ്റ after a consonant is short', word: 'ഓഗസ്റ്റ്', said: 'oːɡastə' },
    { rule: 'റ്റ after a consonant is short', word: 'സെപ്റ്റംബർ', said: 'septambaɾ' },
    { rule: 'റ alone is a trill', word: 'കറ', said: 'kara' },
    { rule: 'ന is dental at the start', word: 'നായ', said: 'n̪aːja' },
    { rule: 'ന is alveolar at the start before യ', word: 'ന്യായം', said: 'njaːjam' },
    { rule: 'ന is dental by a dental', word: 'രത്നം', said: 'ɾat̪n̪am' },
    { rule: 'ന is alveolar elsewhere', word: 'ആന', said: 'aːna' },
    { rule: 'the last virama is the half-u', word: 'കണ്ണ്', said: 'kaɳːə' },
    { rule: 'a virama inside is no vowel', word: 'കാര്യം', said: 'kaːɾjam' },
    { rule: 'a virama before a digit closes the word', word: 'പത്ത്൧', said: 'pat̪ːə1' },
  ])('$rule: $word', ({ word, said }) => {
    expect(ipa(word)).toBe(said)
  })

  it.each([
    { what: 'nothing', word: '', read: [] },
    { what: 'a virama alone', word: '്', read: [{ sound: 'halfU' }] },
    { what: 'a sign alone', word: 'ാ', read: [{ sound: 'aa' }] },
    { what: 'a sign first', word: 'ികള', read: 'i k a L a' },
    { what: 'two signs', word: 'കാി', read: 'k aa i' },
    { what: 'two viramas', word: 'ക്്', read: 'k halfU' },
    { what: 'a virama behind a vowel, which is silent', word: 'കഅ്ബ', read: 'k a a b a' },
    { what: 'an anusvara alone', word: 'ം', read: [{ sound: 'm' }] },
    { what: 'a visarga alone', word: 'ഃ', read: [{ sound: 'h' }] },
    { what: 'a chillu alone', word: 'ൽ', read: [{ sound: 'l' }] },
    { what: 'a chillu with a virama', word: 'ൽ്', read: 'l halfU' },
    { what: 'joiners alone', word: '\u200D\u200C', read: [] },
    { what: 'an unpaired surrogate', word: '\uD83D', read: [{ raw: '\uD83D' }] },
    { what: 'an emoji', word: '👧', read: [{ raw: '👧' }] },
    { what: 'a digit', word: '൧', read: [{ raw: '൧' }] },
    { what: 'English', word: 'ok', read: [{ raw: 'o' }, { raw: 'k' }] },
  ])('reads $what', ({ word, read }) => {
    const found = phonemes(word)
    if (typeof read !== 'string') expect(found).toEqual(read)
    else expect(found.map((one) => ('sound' in one ? one.sound : one.raw)).join(' ')).toBe(read)
  })

  it('reads any text, and every sound is one of the table', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const one of phonemes(text)) {
          if ('raw' in one) expect(one.raw).not.toBe('')
          else expect(sounds).toHaveProperty(one.spoken ?? one.sound)
        }
      }),
    )
  })
})
