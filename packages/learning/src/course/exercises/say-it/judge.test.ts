import { expect, it } from 'vitest'
import { aWorld } from '../testing.ts'
import { judgeSayIt } from './judge.ts'
import { makeSayIt } from './make.ts'
import type { SayIt } from './schema.ts'

const made = makeSayIt({ item: 'word:mazha', skill: 'recall' }, aWorld())
if (!made) throw new Error('Nothing is made.')

it('is right if any of what recognition heard is the word', () => {
  expect(judgeSayIt(made, { type: 'heard', texts: ['മല', 'മഴ.'] }).right).toBe(true)
})

it('says what was heard otherwise', () => {
  expect(judgeSayIt(made, { type: 'heard', texts: ['മല'] })).toEqual({
    right: false,
    looks: [{ item: 'word:mazha', skill: 'recall', outcome: 'again' }],
    feedback: { type: 'heard', text: 'മല' },
  })
})

it('believes a learner who has heard both', () => {
  expect(judgeSayIt(made, { type: 'self', right: true }).looks[0]?.outcome).toBe('good')
  expect(judgeSayIt(made, { type: 'self', right: false }).looks[0]?.outcome).toBe('again')
})

it('blames nothing where another form of the word was said', () => {
  const form = made.forms?.[0] ?? ''
  expect(judgeSayIt(made, { type: 'heard', texts: [form] })).toEqual({
    right: false,
    looks: [],
    feedback: { type: 'other-form', text: form },
  })
})

it('takes any of what recognition heard for another form', () => {
  const form = made.forms?.[0] ?? ''
  expect(judgeSayIt(made, { type: 'heard', texts: ['മല', form] }).feedback).toEqual({
    type: 'other-form',
    text: form,
  })
})

it.each([
  ['ഇരുപത്', '20', true],
  ['ഇരുപത്', '21', false],
  ['ഇരുപത്', 'ഇരുപതു', true],
  ['പാൽ', 'പാല്', true],
  ['പാൽ', 'പാൽ, പാൽ', true],
  ['പാൽ', 'പാൽ പല്ല്', false],
  ['പാൽ', 'പല്ല്', false],
])('%s that recognition writes %s: right is %s', (word, text, right) => {
  const exercise: SayIt = { ...made, text: word, words: [word], forms: [] }
  expect(judgeSayIt(exercise, { type: 'heard', texts: [text] }).right).toBe(right)
})
