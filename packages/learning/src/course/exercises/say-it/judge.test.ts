import { expect, it } from 'vitest'
import { aWorld } from '../testing.ts'
import { judgeSayIt } from './judge.ts'
import { makeSayIt } from './make.ts'

const made = makeSayIt({ item: 'word:mazha', skill: 'recall' }, aWorld())
if (!made) throw new Error('Nothing is made.')

it('is right if any of what recognition heard is the word', () => {
  expect(judgeSayIt(made, { type: 'heard', texts: ['മല', 'മഴ.'] }).right).toBe(true)
})

it('says what was heard otherwise', () => {
  expect(judgeSayIt(made, { type: 'heard', texts: ['മല'] })).toEqual({
    right: false,
    looks: [{ item: 'word:mazha', skill: 'recall', outcome: 'again' }],
    why: { type: 'heard', text: 'മല' },
  })
})

it('believes a learner who has heard both', () => {
  expect(judgeSayIt(made, { type: 'self', right: true }).looks[0]?.outcome).toBe('good')
  expect(judgeSayIt(made, { type: 'self', right: false }).looks[0]?.outcome).toBe('again')
})
