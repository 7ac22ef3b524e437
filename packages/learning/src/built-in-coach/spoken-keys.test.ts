import { foldLatin } from '@app/malayalam/find'
import { describe, expect, it } from 'vitest'
import { spokenKeys } from './spoken-keys.ts'

const isSaid = (word: string, typed: string) => foldLatin(typed).some((key) => spokenKeys(word).includes(key))

describe('spokenKeys', () => {
  it.each([
    ['അമൃതം', 'amritham amrutham'],
    ['അമ്മയ്ക്ക്', 'ammaykku ammakku'],
    ['തിങ്കളാഴ്ച', 'thinkalazhcha thingalaycha'],
    ['ഉത്സവം', 'uthsavam ulsavam'],
    ['ഇപ്പോൾ', 'ippol ippo'],
    ['എല്ലാവരും', 'ellavarum ellarum'],
    ['നിങ്ങളുടെ', 'ningalude ningalde'],
    ['വലിയ', 'valiya valya'],
    ['കയറണം', 'kayaranam keranam'],
    ['രണ്ട്', 'randu rendu'],
    ['ശരി', 'shari sheri'],
    ['കുറച്ച്', 'kurachu korachu'],
    ['വിളക്ക്', 'vilakku velakku'],
    ['ഉറക്കം', 'urakkam orakkam'],
    ['ഇല', 'ila ela'],
    ['പോകണം', 'pokanam ponam povanam'],
    ['പോകണോ', 'pokano pono'],
    ['പോകുന്നു', 'pokunnu povunnu'],
    ['ശരിയാകും', 'shariyaakum shariyaavum'],
    ['പെയ്തു', 'peythu peithu peytu peitu'],
    ['ചെയ്യും', 'cheyyum cheiyum'],
    ['അയ്യോ', 'ayyo aiyo'],
    ['വയ്യ', 'vayya vaiya'],
    ['ഈ', 'ee e i'],
  ])('%s may be said in all of: %s', (word, typed) => {
    for (const one of typed.split(' ')) expect([one, isSaid(word, one)]).toEqual([one, true])
  })

  it.each([
    ['പാട്ട്', 'pottu'],
    ['കര', 'kera'],
    ['അമ്മയുടെ', 'ammakku'],
    ['ഇപ്പോൾ', 'appo'],
    ['അവർ', 'ar'],
    ['രാത്രി', 'rethri'],
    ['കുട്ടി', 'kotti'],
    ['വീട്', 'vedu'],
    ['ഉണ്ട്', 'ondu'],
    ['പൊട്ടണം', 'ponam'],
    ['ഇത്', 'aithu'],
    ['കൊടുക്കണം', 'kodunam'],
  ])('%s is not %s', (word, typed) => expect(isSaid(word, typed)).toBe(false))
})
