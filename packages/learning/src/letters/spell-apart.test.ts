import { expect, it } from 'vitest'
import { spellApart } from './spell-apart.ts'

const told = (texts: string) =>
  spellApart(texts.split(' '), 'easy').map(({ text, hints }) => [text, ...hints].join(' '))

it.each([
  ['മഴ വീട്', ['mazha', 'veedu']],
  ['എ ഒ ഏ ഉ', ['e short', 'o', 'ē long', 'u']],
  ['ര റ ല', ['ra light-r', 'ṟa strong-r', 'la']],
  ['ആര് ആറ്', ['ārŭ light-r', 'āṟŭ strong-r']],
  ['ട ഠ ത', ['ṭa', 'ṭha curled breath', 'ta teeth no-breath']],
  ['ന ണ', ['na teeth', 'ṇa curled']],
  ['ല ള', ['la ridge', 'ḷa curled']],
  ['പട്ട് പാട്ട്', ['paṭṭŭ short', 'pāṭṭŭ long']],
])('%s are told apart in one system', (texts, spelt) => {
  expect(told(texts)).toEqual(spelt)
})

it('leaves the systems alone in which no two sounds look alike', () => {
  expect(spellApart(['ര', 'റ'], 'precise').map(({ text }) => text)).toEqual(['ra', 'ṟa'])
  expect(spellApart(['ര', 'റ'], 'ipa').flatMap(({ hints }) => hints)).toEqual([])
})
