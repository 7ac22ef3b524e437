import { describe, expect, it } from 'vitest'
import { isInflected, isSameWord, stem } from './stem.ts'

describe('stem', () => {
  it.each([
    'go going goes went gone',
    'see seeing sees saw seen',
    'say says said saying',
    'be is are was were been being',
    'have has had having',
    'do does did done doing',
    'study studies studied studying',
    'stop stops stopped stopping',
    'make makes made making',
    'close closes closed closing',
    'house houses',
    'agree agreed agreeing',
    'glass glasses',
    'baby babies',
    'man men',
    'lay laid',
    'child children',
    'goose geese',
    'neighbour neighbours neighbor',
  ])('is the same for all of: %s', (forms) => {
    const [first = '', ...others] = forms.split(' ')
    expect(others.filter((form) => stem(form) !== stem(first))).toEqual([])
  })

  it.each([
    ['early', 'ear'],
    ['red', 'r'],
    ['need', 'ne'],
    ['king', 'k'],
    ['thing', 'th'],
    ['news', 'new'],
    ['bus', 'bu'],
    ['seed', 'see'],
  ])('does not take "%s" for "%s" with an ending', (word, other) => {
    expect(stem(word)).not.toBe(stem(other))
    expect(isInflected(word)).toBe(false)
  })

  it('takes the name of a property for a word', () => {
    expect(stem('constructor')).toBe('constructor')
  })
})

describe('isInflected', () => {
  it.each(['went', 'dogs', 'cities', 'running', 'slept', 'men', 'is'])('%s', (word) => {
    expect(isInflected(word)).toBe(true)
  })

  it.each(['go', 'dog', 'city', 'ring', 'sing', 'bed', 'bus', '', 'mazha'])('not "%s"', (word) => {
    expect(isInflected(word)).toBe(false)
  })
})

describe('isSameWord', () => {
  it.each([
    'wine wines',
    'win wins winning won',
    'house houses',
    'dress dresses',
    'make making',
    'agree agreed',
  ])('holds for: %s', (forms) => {
    const [first = '', ...others] = forms.split(' ')
    expect(others.filter((form) => !isSameWord(form, first))).toEqual([])
  })

  it.each(['wine win', 'wines wins', 'wine winning', 'wine won', 'rate rat', 'love lovely', 'plane plan'])(
    'does not hold for: %s',
    (words) => {
      const [one = '', other = ''] = words.split(' ')
      expect(isSameWord(one, other)).toBe(false)
    },
  )
})
