import { expect, it } from 'vitest'
import { wordInSentence } from './word-in-sentence.ts'

const marked = (sentence: string, word: string) =>
  wordInSentence(sentence, word)
    .filter((piece) => piece.marked)
    .map(({ text }) => text)

it.each([
  ['എനിക്ക് വെള്ളം വേണം.', 'വെള്ളം', 'വെള്ളം'],
  ['ഞാൻ വീട്ടിൽ പോകുന്നു.', 'വീട്', 'വീട്ടിൽ'],
  ['അമ്മയുടെ കൂടെ അമ്മ വന്നു.', 'അമ്മ', 'അമ്മ'],
  ['മഴ പെയ്യുന്നു.', 'പെയ്യുക', 'പെയ്യുന്നു'],
])('in %s marks %s', (sentence, word, form) => {
  expect(marked(sentence, word)).toEqual([form])
})

it.each([
  ['മഴ പെയ്യുന്നു.', 'അമ്മ'],
  ['It rains.', 'മഴ'],
  ['', 'മഴ'],
])('in "%s" marks nothing for %s', (sentence, word) => {
  expect(marked(sentence, word)).toEqual([])
})

it('returns the whole sentence', () => {
  const sentence = '“മഴ, മഴ!” – he said.'
  expect(
    wordInSentence(sentence, 'മഴ')
      .map(({ text }) => text)
      .join(''),
  ).toBe(sentence)
})

it.each([
  ['It rained all day.', 'rain', 'rained'],
  ['Leaves fall in autumn.', 'fall', 'fall'],
  ['He took off his shoes.', 'take off', 'took'],
  ['He is here.', 'rain', undefined],
])('marks the English word in "%s"', (sentence, word, marked) => {
  const pieces = wordInSentence(sentence, word)
  expect(pieces.map(({ text }) => text).join('')).toBe(sentence)
  expect(pieces.find((piece) => piece.marked)?.text).toBe(marked)
})
