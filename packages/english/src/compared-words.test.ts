import { expect, it } from 'vitest'
import { comparedWords } from './compared-words.ts'

const keysOf = (text: string) => comparedWords(text).map(({ key }) => key)
const shownOf = (text: string) => comparedWords(text).map(({ shown }) => shown)

it.each([
  ["I'm here.", ['i', 'am', 'here']],
  ["Anu's book", ['anu', "'s", 'book']],
  ["He'd go", ['he', "'d", 'go']],
  ['I cannot', ['i', 'can', 'not']],
  ['Twenty one colours', ['21', 'colors']],
  ['Twenty twenty', ['20', '20']],
  ['five six', ['5', '6']],
  ['Thousand rupees', ['1000', 'rupees']],
  ['hundred houses', ['100', 'houses']],
  ['a hundred twenty one', ['a', '121']],
  ['twelve three', ['12', '3']],
  ['1,000 rupees', ['1000', 'rupees']],
  ['dont', ['do', 'not']],
  ['', []],
])('compares the words of “%s”', (text, keys) => {
  expect(keysOf(text)).toEqual(keys)
})

it('shows a word as it was written: a name keeps its capital, and so does I', () => {
  expect(shownOf("Meera, i'm twenty one.")).toEqual(['Meera', 'I', 'am', 'twenty one'])
  expect(shownOf("WE'RE")).toEqual(['WE', 'are'])
})

it('tells what should have been written where the apostrophe was left out', () => {
  expect(comparedWords('dont')).toEqual([
    { shown: 'do', key: 'do', bare: "don't" },
    { shown: 'not', key: 'not', bare: "don't" },
  ])
  expect(comparedWords("don't").map(({ bare }) => bare)).toEqual([undefined, undefined])
})
