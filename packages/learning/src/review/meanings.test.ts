import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeMeaning } from './judge-typed.ts'
import { meaningsOf } from './meanings.ts'

describe('meaningsOf', () => {
  it.each([
    ['to cut, chop (wood, hair)', ['cut chop', 'cut chop wood hair', 'cut', 'chop', 'chop wood hair']],
    ['water', ['water']],
    ['(past)', ['past']],
    ['', []],
  ])('of "%s"', (text, meanings) => expect([...meaningsOf(text)]).toEqual(meanings))
})

describe('whatever is typed', () => {
  it('is judged, and never throws', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('(', ')', '[', ',', ' or ', 'to ', 'five ', '/', 'മഴ'),
    )
    fc.assert(
      fc.property(fc.array(piece), fc.array(piece), (typed, meaning) => {
        expect(['nothing', 'right', 'close', 'other']).toContain(
          judgeMeaning(typed.join(''), meaning.join('')),
        )
      }),
    )
  })
})
