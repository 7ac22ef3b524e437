import { englishMeanings } from '@app/english'
import { describe, expect, it } from 'vitest'
import { makeLexicon } from '../forms/lexicon.ts'
import { anEntry } from '../forms/testing.ts'
import { find } from './find.ts'
import { makeFindIndex } from './find-index.ts'

const kept = makeFindIndex(
  makeLexicon([
    anEntry('ഹൗസ്', 'noun', 'house', { use: 3 }),
    { ...anEntry('എന്താ', 'pronoun', 'what, what is it'), means: ['what, what is it', 'why'] },
    anEntry('എന്തിന്', 'adverb', 'why, what for'),
    anEntry('എന്തുകൊണ്ട്', 'adverb', 'why'),
    anEntry('വീട്', 'noun', 'house, home', { stem: 'വീട്ട്' }),
    anEntry('പല്ലി', 'noun', 'house lizard'),
    anEntry('കൂട്ടുകാരൻ', 'noun', 'friend'),
    anEntry('സൗഹൃദം', 'noun', 'being friends'),
    anEntry('പട്ടി', 'noun', 'dog'),
    anEntry('മരം', 'noun', 'tree'),
    anEntry('കാർ', 'noun', 'car'),
    anEntry('നഗരം', 'noun', 'city'),
    anEntry('കത്തി', 'noun', 'knife'),
    anEntry('ഇല', 'noun', 'leaf'),
    anEntry('സ്ത്രീ', 'noun', 'woman'),
    anEntry('പുരുഷൻ', 'noun', 'man'),
    anEntry('കുട്ടി', 'noun', 'child'),
    anEntry('ചേച്ചി', 'noun', 'older sister'),
    anEntry('വർഷം', 'noun', 'year'),
    anEntry('വാർത്ത', 'noun', 'news'),
    anEntry('പുതിയ', 'adjective', 'new'),
    anEntry('വാൾ', 'noun', 'sword, saw', { use: 3 }),
    anEntry('കാണുക', 'verb', 'to see', { past: 'കണ്ടു' }),
    anEntry('നിറം', 'noun', 'colour'),
    anEntry('അയൽക്കാരൻ', 'noun', 'neighbour'),
    anEntry('വേഗത്തിൽ', 'adverb', 'fast'),
    anEntry('മോശം', 'adjective', 'bad'),
    anEntry('വലിയ', 'adjective', 'big'),
    anEntry('കയ്പുള്ള', 'adjective', 'bitter'),
    anEntry('ഇത്തിരി', 'adjective', 'bit'),
    anEntry('സന്തുഷ്ടമായ', 'adjective', 'happy'),
    anEntry('പോകുക', 'verb', 'to go', { past: 'പോയി' }),
    anEntry('വാ', 'verb', 'come'),
    anEntry('വരുക', 'verb', 'to come', { past: 'വന്നു' }),
    anEntry('കഴിക്കുക', 'verb', 'to eat, have (a meal)', { past: 'കഴിച്ചു' }),
    anEntry('ഉറക്കം', 'noun', 'sleep'),
    anEntry('ഉറങ്ങുക', 'verb', 'to sleep', { past: 'ഉറങ്ങി' }),
    anEntry('കൊടുക്കുക', 'verb', 'to give (to others)', { past: 'കൊടുത്തു' }),
    anEntry('എടുക്കുക', 'verb', 'to take', { past: 'എടുത്തു' }),
    anEntry('വാങ്ങുക', 'verb', 'to buy', { past: 'വാങ്ങി' }),
    anEntry('പറയുക', 'verb', 'to say, tell', { past: 'പറഞ്ഞു' }),
    anEntry('ഓടുക', 'verb', 'to run', { past: 'ഓടി' }),
    anEntry('ഉണ്ടാക്കുക', 'verb', 'to make', { past: 'ഉണ്ടാക്കി' }),
    anEntry('ജോലി', 'noun', 'work'),
    anEntry('ദോശ', 'noun', 'dosa'),
    anEntry('സാരി', 'noun', 'sari'),
    anEntry('ദേഹം', 'noun', 'body'),
    anEntry('ഞാൻ', 'pronoun', 'I'),
    anEntry('ഇടത്തോട്ട്', 'adverb', 'to the left'),
    anEntry('ഓട്ടോ', 'noun', 'auto-rickshaw'),
    anEntry('അതോ', 'conjunction', 'or'),
    anEntry('പ്ലസ് ടു', 'noun', 'class 12'),
    anEntry('ക്ലാസ്', 'noun', 'class'),
    anEntry('സ്റ്റാൻഡ്', 'noun', 'bus stand, taxi rank'),
  ]),
  englishMeanings,
)
const found = (query: string) => find(query, kept).map(({ word }) => word)

describe('English', () => {
  it.each([
    ['friends', 'കൂട്ടുകാരൻ'],
    ['dogs', 'പട്ടി'],
    ['trees', 'മരം'],
    ['cars', 'കാർ'],
    ['cities', 'നഗരം'],
    ['knives', 'കത്തി'],
    ['leaves', 'ഇല'],
    ['women', 'സ്ത്രീ'],
    ['men', 'പുരുഷൻ'],
    ['children', 'കുട്ടി'],
    ['years', 'വർഷം'],
    ['older sisters', 'ചേച്ചി'],
    ['eating', 'കഴിക്കുക'],
    ['ate', 'കഴിക്കുക'],
    ['slept', 'ഉറങ്ങുക'],
    ['went', 'പോകുക'],
    ['goes', 'പോകുക'],
    ['came', 'വരുക'],
    ['gave', 'കൊടുക്കുക'],
    ['taken', 'എടുക്കുക'],
    ['bought', 'വാങ്ങുക'],
    ['told', 'പറയുക'],
    ['says', 'പറയുക'],
    ['running', 'ഓടുക'],
    ['making', 'ഉണ്ടാക്കുക'],
    ['working', 'ജോലി'],
    ['to the left', 'ഇടത്തോട്ട്'],
    ['bigger', 'വലിയ'],
    ['biggest', 'വലിയ'],
    ['happier', 'സന്തുഷ്ടമായ'],
    ['faster', 'വേഗത്തിൽ'],
    ['worst', 'മോശം'],
  ])('%s finds %s first, by its base', (query, word) => {
    expect(found(query)[0]).toBe(word)
  })

  it('bitter is no comparative of a bit', () => {
    expect(found('bitter')).toContain('കയ്പുള്ള')
    expect(found('bitter')).not.toContain('ഇത്തിരി')
  })

  it.each([
    ['color', 'നിറം'],
    ['colour', 'നിറം'],
    ['neighbor', 'അയൽക്കാരൻ'],
    ['neighbours', 'അയൽക്കാരൻ'],
  ])('%s finds %s, in either spelling of English', (query, word) => {
    expect(found(query)[0]).toBe(word)
  })

  it.each([
    ['saw', 'വാൾ', 'കാണുക'],
    ['friends', 'കൂട്ടുകാരൻ', 'സൗഹൃദം'],
  ])('%s finds %s and %s', (query, word, other) => {
    expect(found(query).slice(0, 3)).toEqual(expect.arrayContaining([word, other]))
  })

  it.each([
    ['see', 'വാൾ'],
    ['news', 'പുതിയ'],
    ['king', 'കാണുക'],
    ['as', 'കാണുക'],
  ])('%s does not find %s', (query, word) => {
    expect(found(query)).not.toContain(word)
  })

  it.each([
    ['house', 'വീട്', 'ഹൗസ്'],
    ['house', 'ഹൗസ്', 'പല്ലി'],
    ['home', 'വീട്', 'ഹൗസ്'],
    ['why', 'എന്തുകൊണ്ട്', 'എന്താ'],
    ['why', 'എന്തിന്', 'എന്താ'],
    ['new', 'പുതിയ', 'വാർത്ത'],
    ['sleep', 'ഉറക്കം', 'ഉറങ്ങുക'],
    ['to sleep', 'ഉറങ്ങുക', 'ഉറക്കം'],
    ['slept', 'ഉറങ്ങുക', 'ഉറക്കം'],
    ['came', 'വരുക', 'വാ'],
    ['auto', 'ഓട്ടോ', 'അതോ'],
  ])('%s finds %s before %s', (query, word, other) => {
    const words = found(query)
    expect(words).toContain(word)
    if (words.includes(other)) expect(words.indexOf(word)).toBeLessThan(words.indexOf(other))
  })
})

describe('words that are written as one', () => {
  it.each([
    ['autorickshaw', 'ഓട്ടോ'],
    ['auto rickshaw', 'ഓട്ടോ'],
    ['auto-rickshaw', 'ഓട്ടോ'],
    ['busstand', 'സ്റ്റാൻഡ്'],
    ['taxirank', 'സ്റ്റാൻഡ്'],
    ['oldersister', 'ചേച്ചി'],
  ])('%s finds %s first', (query, word) => {
    expect(found(query)[0]).toBe(word)
  })

  it('are not found by a part of them', () => {
    expect(found('oldersis')).toEqual([])
    expect(found('class')[0]).toBe('ക്ലാസ്')
  })
})

describe('little words', () => {
  it.each([
    ['to say', 'say'],
    ['the house', 'house'],
    ['to the house', 'house'],
    ['a dog', 'dog'],
    ['an older sister', 'older sister'],
  ])('%s finds first what %s does', (query, telling) => {
    expect(found(query)[0]).toBe(found(telling)[0])
  })

  it.each([
    ['to say', 'ദോശ'],
    ['the house', 'ദേഹം'],
  ])('%s does not find %s', (query, word) => {
    expect(found(query)).not.toContain(word)
  })

  it('are looked for where there is nothing else', () => {
    expect(found('the')).toContain('ദേഹം')
  })

  it('are not I, which is a word to look for', () => {
    expect(found('i went').slice(0, 2)).toEqual(['ഞാൻ', 'പോകുക'])
  })
})
