import { describe, expect, it } from 'vitest'
import { type Agreement, capitalised, doing, done, past, plural, present, withA } from './inflect.ts'

it.each<[string, Agreement, string]>([
  ['go', 'one', 'goes'],
  ['go', 'I', 'go'],
  ['go', 'many', 'go'],
  ['be', 'I', 'am'],
  ['be', 'one', 'is'],
  ['be', 'many', 'are'],
  ['be hungry', 'one', 'is hungry'],
  ['have', 'one', 'has'],
  ['have', 'many', 'have'],
  ['watch', 'one', 'watches'],
  ['fix', 'one', 'fixes'],
  ['cry', 'one', 'cries'],
  ['play', 'one', 'plays'],
  ['put on', 'one', 'puts on'],
  ['come/go', 'one', 'comes/goes'],
])('says %s of %s in the present: %s', (verb, who, form) => {
  expect(present(verb, who)).toBe(form)
})

it.each<[string, Agreement, string]>([
  ['be', 'I', 'was'],
  ['be', 'one', 'was'],
  ['be', 'many', 'were'],
  ['go', 'one', 'went'],
  ['close', 'one', 'closed'],
  ['cry', 'one', 'cried'],
  ['play', 'one', 'played'],
  ['stop', 'one', 'stopped'],
  ['visit', 'one', 'visited'],
  ['quarrel', 'many', 'quarrelled'],
  ['wait for', 'one', 'waited for'],
])('says %s of %s in the past: %s', (verb, who, form) => {
  expect(past(verb, who)).toBe(form)
})

it.each([
  ['go', 'gone'],
  ['buy', 'bought'],
  ['cook', 'cooked'],
  ['be', 'been'],
  ['put on', 'put on'],
])('makes %s the form after “has”: %s', (verb, form) => {
  expect(done(verb)).toBe(form)
})

it.each([
  ['go', 'going'],
  ['be', 'being'],
  ['lie', 'lying'],
  ['make', 'making'],
  ['see', 'seeing'],
  ['sit', 'sitting'],
  ['begin', 'beginning'],
  ['visit', 'visiting'],
  ['take off', 'taking off'],
])('makes %s the form in -ing: %s', (verb, form) => {
  expect(doing(verb)).toBe(form)
})

it.each([
  ['book', 'books'],
  ['bus stop', 'bus stops'],
  ['piece of cloth', 'pieces of cloth'],
  ['baby', 'babies'],
  ['day', 'days'],
  ['box', 'boxes'],
  ['mango', 'mangoes'],
  ['radio', 'radios'],
  ['child', 'children'],
  ['grandchild', 'grandchildren'],
  ['policeman', 'policemen'],
  ['human', 'humans'],
  ['leaf', 'leaves'],
  ['sheep', 'sheep'],
])('makes several of one %s: %s', (one, many) => {
  expect(plural(one)).toBe(many)
})

describe('withA', () => {
  it.each(['an apple', 'an hour', 'an umbrella', 'an MLA', 'an egg'])('says %s', (said) => {
    expect(withA(said.slice(3))).toBe(said)
  })

  it.each(['a book', 'a university', 'a one-rupee coin', 'a uniform', 'a European'])('says %s', (said) => {
    expect(withA(said.slice(2))).toBe(said)
  })
})

it('begins a sentence with a capital, also in brackets', () => {
  expect(['it rains.', '(he) came.', 'Anu'].map(capitalised)).toEqual(['It rains.', '(He) came.', 'Anu'])
})
