import { describe, expect, it } from 'vitest'
import { meansPeople, meansPerson } from './person-words.ts'
import { anEntry } from './testing.ts'

describe('meansPerson', () => {
  it.each([
    ['അമ്മ', 'mother', {}],
    ['മുത്തശ്ശി', 'grandmother (mother’s mother)', {}],
    ['ചേട്ടൻ', 'older brother', {}],
    ['അയൽക്കാരൻ', 'the one next door', {}],
    ['പാട്ടുകാരി', 'voice', {}],
    ['ഗുരു', 'one who knows', { plural: 'ഗുരുക്കന്മാർ' }],
    ['കൂട്ടുകാർ', 'friends', {}],
    ['ജനം', 'people', {}],
  ])('is true of %s “%s”', (word, means, more) => {
    expect(meansPerson(anEntry(word, 'noun', means, more))).toBe(true)
  })

  it.each([
    ['സർക്കാർ', 'government', {}],
    ['കേന്ദ്രസർക്കാർ', 'central government', {}],
    ['ആശുപത്രി', 'place of a doctor', {}],
    ['മുറി', 'room of a guest', {}],
    ['മരം', 'tree', { plural: 'മരങ്ങൾ' }],
    ['പൂച്ച', 'cat', {}],
  ])('is false of %s “%s”', (word, means, more) => {
    expect(meansPerson(anEntry(word, 'noun', means, more))).toBe(false)
  })
})

describe('meansPeople', () => {
  it.each(['കൂട്ടുകാർ', 'അയൽക്കാർ', 'അധ്യാപകന്മാർ', 'മുതിർന്നവർ', 'രണ്ടുപേർ'])('is true of %s', (word) => {
    expect(meansPeople(anEntry(word, 'noun', 'those'))).toBe(true)
  })

  it.each(['സർക്കാർ', 'കേന്ദ്രസർക്കാർ', 'കാർ', 'ഡോക്ടർ', 'തൂവർ'])('is false of %s', (word) => {
    expect(meansPeople(anEntry(word, 'noun', 'thing'))).toBe(false)
  })

  it('is false of a name, however it ends', () => {
    expect(meansPeople(anEntry('നാട്ടുകാർ', 'name', 'Nattukar'))).toBe(false)
  })

  it('is true of a word whose meaning is a plural of people', () => {
    expect(meansPeople(anEntry('അതിഥികൾ', 'noun', 'guests'))).toBe(true)
  })
})
