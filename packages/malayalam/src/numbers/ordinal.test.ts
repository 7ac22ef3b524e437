import { expect, it } from 'vitest'
import { ordinal } from './ordinal.ts'

it.each([
  [1, 'ഒന്നാം', 'ഒന്നാമത്തെ'],
  [2, 'രണ്ടാം', 'രണ്ടാമത്തെ'],
  [5, 'അഞ്ചാം', 'അഞ്ചാമത്തെ'],
  [9, 'ഒമ്പതാം', 'ഒമ്പതാമത്തെ'],
  [10, 'പത്താം', 'പത്താമത്തെ'],
  [21, 'ഇരുപത്തിയൊന്നാം', 'ഇരുപത്തിയൊന്നാമത്തെ'],
  [90, 'തൊണ്ണൂറാം', 'തൊണ്ണൂറാമത്തെ'],
  [100, 'നൂറാം', 'നൂറാമത്തെ'],
  [10_000_000, 'ഒരു കോടിയാം', 'ഒരു കോടിയാമത്തെ'],
  [1000, 'ആയിരാം', 'ആയിരാമത്തെ'],
])('puts %d in a row as %s, %s', (number, short, full) => {
  expect(ordinal(number)).toEqual({ short, full })
})

it('has no ordinal for zero', () => {
  expect(ordinal(0)).toBeUndefined()
})
