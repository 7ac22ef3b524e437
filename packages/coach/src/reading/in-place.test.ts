import { describe, expect, it } from 'vitest'
import { anEntry, aVerb, likeliestIn, someReadings } from '../testing.ts'
import { readInPlace } from './in-place.ts'

const likeliest = likeliestIn([
  aVerb('പോകുക', 'to go', 'പോയി'),
  aVerb('വാങ്ങുക', 'to buy', 'വാങ്ങി'),
  aVerb('തുറക്കുക', 'to open', 'തുറന്നു'),
  aVerb('കാണിക്കുക', 'to show', 'കാണിച്ചു'),
  aVerb('ഇടുക', 'to put on', 'ഇട്ടു'),
  aVerb('നോക്കുക', 'to look', 'നോക്കി'),
  aVerb('സംസാരിക്കുക', 'to speak', 'സംസാരിച്ചു'),
  aVerb('പഠിക്കുക', 'to learn', 'പഠിച്ചു'),
  aVerb('ജയിക്കുക', 'to win', 'ജയിച്ചു'),
  aVerb('കേൾക്കുക', 'to hear', 'കേട്ടു'),
  anEntry('കേട്ടോ', 'okay, you hear', { pos: 'particle' }),
  anEntry('കട', 'shop'),
  anEntry('മാസം', 'month', { topic: 'time' }),
  anEntry('മഴ', 'rain', { topic: 'weather' }),
  anEntry('ദൈവം', 'God'),
  anEntry('മക്കൾ', 'children', { topic: 'family' }),
  anEntry('പൂവ്', 'flower', { topic: 'plants' }),
  anEntry('ഒന്ന്', 'one', { pos: 'numeral' }),
  anEntry('ഡോക്ടർ', 'doctor', { topic: 'people' }),
  anEntry('എന്ത്', 'what', { pos: 'pronoun' }),
  anEntry('കുറച്ച്', 'a little', { pos: 'adjective' }),
  anEntry('അവൻ', 'he', { pos: 'pronoun' }),
  anEntry('ഇത്', 'this', { pos: 'pronoun' }),
  anEntry('ഞാൻ', 'I', { pos: 'pronoun' }),
  anEntry('പാൽ', 'milk'),
  anEntry('മോൾ', 'daughter'),
  anEntry('ബസ്', 'bus', { topic: 'travel' }),
  aVerb('ആകുക', 'to become', 'ആയി'),
  anEntry('ആയി', 'as', { pos: 'particle', means: ['as', 'has become'] }),
  anEntry('എന്ന്', 'that', { pos: 'conjunction' }),
  anEntry('മാത്രം', 'only', { pos: 'particle' }),
  anEntry('ഇപ്പോൾ', 'now', { pos: 'adverb' }),
  anEntry('എപ്പോൾ', 'when', { pos: 'adverb' }),
  anEntry('കൊണ്ട്', 'with', { pos: 'postposition' }),
  anEntry('അതേ', 'the same', { pos: 'adjective' }),
  anEntry('അതെ', 'yes', { pos: 'interjection', also: ['അതേ'] }),
])

/** What the word is likeliest to be in this text: its sense, and what its last ending does. */
function read(text: string, word: string) {
  const found = likeliest(text, word)
  return found && [found.entry.means[0], found.endings.at(-1)?.id].join(' ').trim()
}

describe('a past before another verb', () => {
  it.each([
    ['തുറന്നു കാണിക്ക്', 'തുറന്നു', 'to open participle'],
    ['കടയിൽ പോയി പാൽ വാങ്ങി.', 'പോയി', 'to go participle'],
    ['കടയിൽ പോയി വാങ്ങണം', 'പോയി', 'to go participle'],
    ['കടയിൽ പോയി പാൽ വാങ്ങി.', 'വാങ്ങി', 'to buy past'],
    ['പാൽ വാങ്ങി, കടയിൽ പോയി', 'വാങ്ങി', 'to buy past'],
    ['കട തുറന്നു, പാൽ വാങ്ങണം', 'തുറന്നു', 'to open past'],
    ['കട തുറന്നു എന്ന് കാണിച്ചു', 'തുറന്നു', 'to open past'],
    ['കടയിൽ പോയി എന്ന് നോക്കണം', 'പോയി', 'to go past'],
    ['കടയിൽ പോയി എന്നും കാണിച്ചു', 'പോയി', 'to go past'],
    ['തുറന്നു ഡോക്ടർ കാണിച്ച കട', 'തുറന്നു', 'to open participle'],
    ['തുറന്നു ഡോക്ടറെ കാണിച്ചു', 'തുറന്നു', 'to open past'],
    ['ഞാൻ പോയി അവൻ നോക്കി', 'പോയി', 'to go past'],
    ['ഞാൻ പോയി അവന് പാൽ വാങ്ങി', 'പോയി', 'to go participle'],
    ['എവിടെ പോയി മോളേ', 'പോയി', 'to go past'],
    ['കട തുറന്നു', 'തുറന്നു', 'to open past'],
    ['കട തുറന്നു കൊണ്ട് നോക്കി', 'തുറന്നു', 'to open participle'],
  ])('%s: %s is %s', (text, word, expected) => expect(read(text, word)).toBe(expected))
})

describe('ഓ after a past', () => {
  it.each([
    ['ബസ് ഇട്ടോ.', 'ഇട്ടോ', 'to put on goAhead'],
    ['ബസ് ഇട്ടോ!', 'ഇട്ടോ', 'to put on goAhead'],
    ['ബസ് ഇട്ടോ?', 'ഇട്ടോ', 'to put on question'],
    ['പാൽ ഇട്ടോ, മോളേ?', 'ഇട്ടോ', 'to put on question'],
    ['ബസ് ഇട്ടോ', 'ഇട്ടോ', 'to put on question'],
    ['ബസ് ഇട്ടോ മോളേ.', 'ഇട്ടോ', 'to put on goAhead'],
    ['ബസ് ഇട്ടോ എന്ന് നോക്കൂ.', 'ഇട്ടോ', 'to put on question'],
    ['ബസ് ഇട്ടോ ഇല്ലയോ എന്ന് നോക്കൂ.', 'ഇട്ടോ', 'to put on question'],
    ['കടയിൽ പോയോ.', 'പോയോ', 'to go question'],
    ['അവൻ ഇട്ടോ.', 'ഇട്ടോ', 'to put on question'],
    ['മഴ ഇട്ടോ.', 'ഇട്ടോ', 'to put on question'],
    ['ഇത് ഇട്ടോ.', 'ഇട്ടോ', 'to put on goAhead'],
  ])('%s: %s is %s', (text, word, expected) => expect(read(text, word)).toBe(expected))
})

describe('ഏ after a past', () => {
  it.each([
    ['എപ്പോഴാ പോയേ?', 'പോയേ', 'to go asked'],
    ['എപ്പോഴാ കട തുറന്നേ?', 'തുറന്നേ', 'to open asked'],
    ['എപ്പോൾ തുറന്നേ', 'തുറന്നേ', 'to open emphasis'],
    ['കട തുറന്നേ ജയിക്കൂ', 'തുറന്നേ', 'to open emphasis'],
    ['കട തുറന്നേ', 'തുറന്നേ', 'to open comeOn'],
  ])('%s: %s is %s', (text, word, expected) => expect(read(text, word)).toBe(expected))
})

describe('ഊ', () => {
  it.each([
    ['മലയാളം മാത്രമേ സംസാരിക്കൂ', 'സംസാരിക്കൂ', 'to speak onlySo'],
    ['പഠിച്ചാലേ ജയിക്കൂ.', 'ജയിക്കൂ', 'to win onlySo'],
    ['കുറച്ചേ സംസാരിക്കൂ', 'സംസാരിക്കൂ', 'to speak onlySo'],
    ['കടയിലേ സംസാരിക്കൂ', 'സംസാരിക്കൂ', 'to speak onlySo'],
    ['ഒന്നേ വാങ്ങൂ', 'വാങ്ങൂ', 'to buy onlySo'],
    ['പാലേ വാങ്ങൂ', 'വാങ്ങൂ', 'to buy onlySo'],
    ['പാൽ വാങ്ങൂ', 'വാങ്ങൂ', 'to buy polite'],
    ['പൂവേ സംസാരിക്കൂ', 'സംസാരിക്കൂ', 'to speak polite'],
    ['ദൈവമേ സംസാരിക്കൂ', 'സംസാരിക്കൂ', 'to speak polite'],
    ['മക്കളേ സംസാരിക്കൂ', 'സംസാരിക്കൂ', 'to speak polite'],
    ['ഇപ്പോഴേ സംസാരിക്കൂ', 'സംസാരിക്കൂ', 'to speak polite'],
    ['മോളേ, സംസാരിക്കൂ.', 'സംസാരിക്കൂ', 'to speak polite'],
    ['മോളേ സംസാരിക്കൂ', 'സംസാരിക്കൂ', 'to speak polite'],
    ['ഇപ്പോൾ സംസാരിക്കൂ', 'സംസാരിക്കൂ', 'to speak polite'],
  ])('%s: %s is %s', (text, word, expected) => expect(read(text, word)).toBe(expected))
})

describe('what seldom ends a sentence', () => {
  it.each([
    ['അതേ ബസ്', 'അതേ', 'the same'],
    ['അതേ, ബസ്', 'അതേ', 'yes'],
    ['അതേ', 'അതേ', 'yes'],
    ['കട ആയി തുറന്നു', 'ആയി', 'as'],
    ['കട ആയി.', 'ആയി', 'to become past'],
  ])('%s: %s is %s', (text, word, expected) => expect(read(text, word)).toBe(expected))
})

describe('ആയി at the end of a word', () => {
  const means = (text: string, word: string) => likeliest(text, word)?.endings.at(-1)?.means

  it.each([
    ['അവൻ ഡോക്ടറായി', 'ഡോക്ടറായി', 'became'],
    ['അവൻ ഡോക്ടറായി, പോയി', 'ഡോക്ടറായി', 'became'],
    ['അവൻ ഡോക്ടറായി സംസാരിച്ചു', 'ഡോക്ടറായി', 'as, -ly; became'],
    ['ഡോക്ടറായി', 'ഡോക്ടറായി', 'as, -ly; became'],
    ['ഒന്ന് മാസമായി പഠിക്കുന്നു', 'മാസമായി', 'for (so long)'],
  ])('%s: %s is “%s”', (text, word, expected) => expect(means(text, word)).toBe(expected))
})

it('says of ആയോ that it asks what one became', () => {
  expect(likeliest('അവൻ ഡോക്ടറായോ', 'ഡോക്ടറായോ')?.endings.map(({ means }) => means)).toEqual(['became', '?'])
})

describe('എന്താ joined to who it is', () => {
  const means = (text: string) =>
    likeliest(text, 'അവനെന്താ')
      ?.endings.map((one) => one.means)
      .join()

  it.each([
    ['അവനെന്താ പോകാത്തത്', 'why'],
    ['അവനെന്താ കടയിൽ പോകാത്തത്', 'why'],
    ['അവനെന്താ വാങ്ങിയത്', 'what, why'],
    ['അവനെന്താ, പോകാത്തത്', 'what,is'],
    ['അവനെന്താ', 'what,is'],
  ])('%s: “%s”', (text, expected) => expect(means(text)).toBe(expected))
})

describe('കേട്ടോ', () => {
  it.each([
    ['ബസ് കേട്ടോ?', 'to hear question'],
    ['പഠിച്ചത് കേട്ടോ?', 'to hear question'],
    ['ഇത് കേട്ടോ', 'to hear question'],
    ['പോകണം കേട്ടോ?', 'okay, you hear'],
    ['ഇത് ബസ്, കേട്ടോ?', 'okay, you hear'],
    ['മോളേ കേട്ടോ?', 'okay, you hear'],
    ['ഇത് ബസ് കേട്ടോ.', 'okay, you hear'],
    ['കേട്ടോ?', 'okay, you hear'],
  ])('%s: it is %s', (text, expected) => expect(read(text, 'കേട്ടോ')).toBe(expected))
})

describe('who or what is called', () => {
  it.each([
    ['പൂവേ, നോക്ക്', 'പൂവേ', 'flower vocative'],
    ['പൂവേ!', 'പൂവേ', 'flower vocative'],
    ['പൂവേ വാങ്ങൂ', 'പൂവേ', 'flower emphasis'],
  ])('%s: %s is %s', (text, word, expected) => expect(read(text, word)).toBe(expected))
})

describe('a text that has lost its joiners', () => {
  it.each([
    ['അവന് കടയില് പോയി', 'അവന്', 'he'],
    ['അവന് കടയില് പോകണം', 'അവന്', 'he'],
    ['അവന് കിട്ടി കടയില്', 'അവന്', 'he dative'],
    ['അവന് കടയിൽ പോയി', 'അവന്', 'he dative'],
  ])('%s: %s is %s', (text, word, expected) => expect(read(text, word)).toBe(expected))
})

it('has a reading for each word, however like they are', () => {
  const found = readInPlace('മാങ്ങ മാങ്ങയിൽ മാങ്ങ', someReadings)
  expect(found.map(([one]) => one?.endings.length)).toEqual([0, 1, 0])
  expect(readInPlace('', () => [])).toEqual([])
})
