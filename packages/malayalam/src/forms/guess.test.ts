import { describe, expect, it } from 'vitest'
import { guess, leastConfidence } from './guess.ts'

describe('guess', () => {
  it.each([
    ['വിമാനത്താവളത്തിലേക്ക്', 'വിമാനത്താവളം', 'allative', '-ിലേക്ക്'],
    ['ഫലകത്തിന്റെ', 'ഫലകം', 'genitive', '-ിന്റെ'],
    ['ടിയാനയുടെ', 'ടിയാന', 'genitive', '-ുടെ'],
    ['വിപുലീകരിച്ചില്ല', 'വിപുലീകരിക്കുക', 'pastNegative', '-ിച്ചില്ല'],
  ])('takes %s to come from %s', (word, from, id, shown) => {
    const found = guess(word)
    expect(found?.word).toBe(from)
    expect(found?.endings.map((one) => [one.id, one.shown])).toEqual([[id, shown]])
    expect(found?.confidence).toBeGreaterThanOrEqual(leastConfidence)
  })

  it.each([
    ['office-ൽ', 'office', 'locative'],
    ['Busൽ', 'bus', 'locative'],
    ['laptop-ന്റെ', 'laptop', 'genitive'],
    ['Kochi-യിലേക്ക്', 'kochi', 'allative'],
    ['message-ഉം', undefined, undefined],
  ])('knows the English word in %s', (word, english, id) => {
    expect(guess(word)?.word).toBe(english)
    expect(guess(word)?.endings[0]?.id).toBe(id)
  })

  it.each(['വർത്തമാനകാലിക', 'കാടിൽ', 'ത്തിന്റെ', 'യെ', 'office', '', 'മരങ്ങൾ'])('makes no guess for %j', (word) => {
    expect(guess(word)).toBeUndefined()
  })
})
