import { spokenPieces } from '@app/malayalam/numbers'
import { expect, it } from 'vitest'
import { faultsOf } from '../../testing/content.ts'
import { numberPieces } from './number-pieces.ts'

const whole = [...spokenPieces].map((say, at) => `- { say: ${say}, id: piece-${at} }`)
const faults = (lines: readonly string[]) =>
  faultsOf(numberPieces, { 'data/numbers.yaml': `${lines.join('\n')}\n` })

it('accepts a list of every piece', () => {
  expect(faults(whole)).toEqual([])
})

it('names a piece without a clip, one that nothing speaks, and one that is listed twice', () => {
  expect(faults(whole.slice(1))).toEqual([
    'content/data/numbers.yaml:1  Numbers are spoken of "പൂജ്യം" too: give it a clip.',
  ])
  expect(faults([...whole, '- { say: ഡസൻ, id: dozen }', `${whole[0]}`])).toEqual([
    `content/data/numbers.yaml:${whole.length + 1}  No number, time or date is spoken of "ഡസൻ".`,
    `content/data/numbers.yaml:${whole.length + 2}  "പൂജ്യം" is listed twice.`,
  ])
})
