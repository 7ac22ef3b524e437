import { describe, expect, it } from 'vitest'
import { reportedMeanings } from '../testing/reported-meanings.ts'
import { judgeMeaning, judgeTyped, judgeWord } from './judge-typed.ts'

describe('judgeWord', () => {
  it.each([
    ['വെള്ളം', 'right'],
    [' വെള്ളം ', 'right'],
    ['vellam', 'right'],
    ['“വെള്ളം”', 'right'],
    ['വെള്ളം.', 'right'],
    ['(vellam)', 'right'],
    ['വെള്\u00ADളം\u200E', 'right'],
    ['“വീട്”', 'other'],
    ['…', 'nothing'],
    ['വേള്ളം', 'close'],
    ['veedu', 'other'],
    ['  ', 'nothing'],
  ])('finds "%s" %s for വെള്ളം', (typed, verdict) => {
    expect(judgeWord(typed, 'വെള്ളം')).toBe(verdict)
  })
})

describe('judgeMeaning', () => {
  it.each([
    ['water', 'water', 'right'],
    ['The Water!', 'water', 'right'],
    ['home', 'house, home', 'right'],
    ['to go', 'go', 'right'],
    ['uncle', 'uncle (mother’s brother)', 'right'],
    ['bus', 'bus station', 'close'],
    ['fire', 'water', 'other'],
    ['', 'water', 'nothing'],
    ['?!', 'water', 'nothing'],
    ['the', 'the', 'right'],
    // Words in brackets explain: they are no meaning, and commas in them part nothing.
    ['hair', 'to cut, chop (wood, hair, trees)', 'other'],
    ['chop', 'to cut, chop (wood, hair, trees)', 'right'],
    ['to chop wood', 'to cut, chop (wood, hair, trees)', 'close'],
    ['to spread', 'to spread (of news, ideas)', 'right'],
    ['wake up', 'to wake (someone) up', 'right'],
    ['to wake someone up', 'to wake (someone) up', 'right'],
    ['film', 'to shoot (a film; a photo)', 'other'],
    ['friends', 'friend(s)', 'right'],
    ['friend', 'friend(s)', 'right'],
    ['past', '(past)', 'right'],
    ['boil, cook', 'to cook; to boil', 'right'],
    ['boil, burn', 'to cook; to boil', 'close'],
    // Small words count where there are no others.
    ['is', 'is, am, are', 'right'],
    ['are', 'is, am, are', 'right'],
    ['to be', 'to be', 'right'],
    ['be', 'to be', 'right'],
    ['and', 'and', 'right'],
    ['to', 'to, towards', 'right'],
    ['toward', 'to, towards', 'right'],
    ['an apple', 'apple', 'right'],
    ['be afraid', 'to be afraid', 'right'],
    // Alternatives with "or".
    ['greet', 'to pray or greet', 'right'],
    ['water', 'pot for cooking or water', 'close'],
    ['pot for water', 'pot for cooking or water', 'right'],
    ['pot for cooking', 'pot for cooking or water', 'right'],
    ['she', 'he/she', 'right'],
    ['order', 'order', 'right'],
    // Two Englishes.
    ['color', 'colour', 'right'],
    ['neighbours', 'neighbors', 'right'],
    ['to realize', 'to realise', 'right'],
    ['organisation', 'organization', 'right'],
    ['center', 'centre', 'right'],
    ['kilometer', 'kilometre', 'right'],
    ['grey', 'gray', 'right'],
    ['traveler', 'traveller', 'right'],
    ['to analyze', 'to analyse', 'right'],
    ['dialog', 'dialogue', 'right'],
    ['mom', 'mum', 'right'],
    ['filing', 'filling', 'other'],
    // Numbers.
    ['5', 'five', 'right'],
    ['five', '5', 'right'],
    ['21', 'twenty-one', 'right'],
    ['twenty one', '21', 'right'],
    ['100', 'a hundred', 'right'],
    ['one hundred', 'hundred', 'right'],
    ['2,500', 'two thousand five hundred', 'right'],
    ['105', 'one hundred and five', 'right'],
    ['1 lakh', '100,000', 'right'],
    ['2nd', 'second', 'right'],
    ['twentieth', '20th', 'right'],
    ['3 friends', 'three friends', 'right'],
    ['six', 'five', 'other'],
    // Slips of the finger.
    ['mohter', 'mother', 'right'],
    ['freind', 'friend', 'right'],
    ['umbrela', 'umbrella', 'right'],
    ['hosptial', 'hospital', 'right'],
    ['neccessary', 'necessary, needed', 'right'],
    ['elder brohter', 'elder brother', 'right'],
    ['a hosptial', 'hospital', 'right'],
    ['mohter and fahter', 'mother and father', 'close'],
    ['short', 'shirt', 'other'],
    ['hoping', 'to hop, hopping', 'other'],
    // One or several.
    ['trees', 'tree', 'right'],
    ['tree', 'trees', 'right'],
    ['boxes', 'box', 'right'],
    ['old stories', 'old story', 'right'],
    ['walks', 'to walk', 'other'],
    // What lists write around a meaning.
    ['elder brother', 'brother (elder)', 'right'],
    ['brother elder', 'brother (elder)', 'right'],
    ['uncooked rice', 'rice (uncooked)', 'right'],
    ['brother (elder)', 'elder brother', 'right'],
    ['eat', 'v.t. to eat', 'right'],
    ['ocean', 'a) sea b) ocean', 'right'],
    ['hot water', 'water (hot)', 'right'],
    ['wood', '1) tree 2) wood', 'right'],
    ['tree', '1. tree; 2. wood', 'right'],
    ['big', 'adj. big', 'right'],
    ['tree', 'n. tree, plant', 'right'],
    ['to run', '(v) to run', 'right'],
    ['water', 'noun: water', 'right'],
    ['to show', 'to show sb. sth.', 'right'],
    ['to help', 'to help someone', 'right'],
    ['to help someone', 'to help sb', 'close'],
    ['go to', 'to go', 'other'],
    ['to go', 'to go', 'right'],
    ['belong to', 'to belong to', 'right'],
    // Marks and short forms.
    ['do not', "don't", 'right'],
    ['I’m here', "I'm here", 'right'],
    ['cannot', "can't", 'right'],
    ['it is', 'it’s', 'right'],
    ['good bye', 'goodbye', 'right'],
    ['good-bye', 'goodbye', 'right'],
    ['cafe', 'café', 'right'],
    ['"house"', 'house', 'right'],
    ['rice etc.', 'rice', 'right'],
  ])('"%s" for "%s" is %s', (typed, meaning, verdict) => {
    expect(judgeMeaning(typed, meaning)).toBe(verdict)
  })
})

it.each(reportedMeanings)('%s: "%s" for "%s", as others wished it', (_, typed, meaning, verdict) => {
  expect(judgeMeaning(typed, meaning)).toBe(verdict)
})

describe('judgeTyped', () => {
  const rain = { word: 'rain', meaning: 'മഴ, വർഷം', pronunciation: 'റെയിൻ' }
  const leave = { word: 'put on', meaning: 'അണിയുക', pronunciation: '' }

  it.each([
    ['read', 'മഴ', rain, 'right'],
    ['read', 'mazha', rain, 'right'],
    ['hear', 'varsham', rain, 'right'],
    ['read', 'വീട്', rain, 'other'],
    ['read', ' ', rain, 'nothing'],
    ['say', 'Rain', rain, 'right'],
    ['say', 'the rain.', rain, 'right'],
    ['say', 'rian', rain, 'close'],
    ['say', 'ran', rain, 'close'],
    ['say', 'raain', rain, 'close'],
    ['say', 'reyn', rain, 'other'],
    ['say', '', rain, 'nothing'],
    ['say', 'to put on', leave, 'right'],
    ['say', 'pot on', leave, 'close'],
  ] as const)('of an English word, asked to %s: "%s"', (kind, typed, word, verdict) => {
    expect(judgeTyped(kind, typed, word)).toBe(verdict)
  })

  it('takes no other short word for a slip', () => {
    expect(judgeTyped('say', 'in', { word: 'on', meaning: '-ഇൽ', pronunciation: '' })).toBe('other')
  })

  it.each([
    ['say', 'vellam', 'right'],
    ['read', 'water', 'right'],
    ['hear', 'fire', 'other'],
  ] as const)('of a Malayalam word, asked to %s: "%s"', (kind, typed, verdict) => {
    expect(judgeTyped(kind, typed, { word: 'വെള്ളം', meaning: 'water', pronunciation: 'vellam' })).toBe(
      verdict,
    )
  })
})
