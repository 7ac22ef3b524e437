import { describe, expect, it } from 'vitest'
import { exerciseVariants } from '../exercises/exercise.ts'
import { NewestWord, rightByNewest } from './newest-word.ts'
import { aCard, aMemory, word } from './testing.ts'
import { turnOf } from './turns.ts'

const [old, other, fresh, fresher] = [word(0), word(1), word(2), word(3)]
const metAt = (item: string) => [old, other, fresh, fresher].indexOf(item as typeof old)

describe('who takes the option with the newest words', () => {
  it('is right where the right one has the newest word alone', () => {
    expect(rightByNewest([fresh], [[old], [other], [old]], metAt)).toBe(1)
  })

  it('is right by chance where another one has it too, and the next newest tells nothing', () => {
    expect(
      rightByNewest(
        [fresh, old],
        [
          [other, old],
          [fresh, old],
          [other, other],
        ],
        metAt,
      ),
    ).toBe(1 / 2)
  })

  it('is wrong where a wrong option is the only one with the newest', () => {
    expect(
      rightByNewest(
        [old, fresh],
        [
          [fresher, fresh],
          [old, other],
          [fresher, other],
        ],
        metAt,
      ),
    ).toBe(0)
  })
})

describe('a plan', () => {
  const variant = exerciseVariants.find(({ kind }) => kind === 'sentence-meaning')
  if (!variant) throw new Error('No variant asks for sentences.')
  const carrier = (right: typeof old, wrong: typeof old) => ({
    ...{ id: right, item: 'sentence:s' as const, words: [right], endings: [], size: 2, spoken: true },
    ...{ grids: [[right]], wrong: [[[wrong], [wrong], [wrong]]] },
  })
  const turn = (sentence: string) => turnOf(variant, 'more', [], { sentence, grid: 0 })
  const [byNew, byOld] = [carrier(fresh, old), carrier(old, fresh)]

  it('has sentences that the newest word tells only beside others where it is wrong', () => {
    const newest = new NewestWord(aMemory([[old, 'read', aCard(3, 1)]]))
    newest.meet([fresh])
    expect(newest.fairness(turn(old), byOld)).toBe(1)
    expect(newest.fairness(turn(fresh), byNew)).toBeLessThan(1)
    for (let asked = 0; asked < 3; asked++) newest.ask(turn(old), [byOld])
    expect(newest.fairness(turn(fresh), byNew)).toBe(1)
    newest.ask(turn(fresh), [byNew])
    expect(newest.fairness(turn(fresh), byNew)).toBeLessThan(1)
  })
})
