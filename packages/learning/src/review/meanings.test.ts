import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeMeaning } from './judge-typed.ts'
import { meaningsOf, withoutLabels } from './meanings.ts'

describe('meaningsOf', () => {
  it.each([
    [
      'to cut, chop (wood, hair)',
      [
        ...['cut chop', 'cut chop wood hair', 'wood hair cut chop'],
        ...['cut', 'chop', 'chop wood hair', 'wood hair chop'],
      ],
    ],
    ['n. tree; 2) to help sb.', ['tree help sb', 'tree', 'help sb', 'tree help', 'help']],
    ['water', ['water']],
    ['(past)', ['past']],
    ['', []],
  ])('of "%s"', (text, meanings) => expect([...meaningsOf(withoutLabels(text))]).toEqual(meanings))
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
