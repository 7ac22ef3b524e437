import { expect, it } from 'vitest'
import { aWorld, knowing } from '../testing.ts'
import { judgeFilmLines } from './judge.ts'
import { makeFilmLines } from './make.ts'

const memory = knowing('word:njaan', 'word:innu')
const made = makeFilmLines({ item: 'word:choru', skill: 'hear' }, aWorld({ memory }))
if (!made) throw new Error('Nothing is made.')

it('plays two to four lines around the one that it asks about', () => {
  expect(made.lines).toContain(made.line)
  expect(made.to - made.from).toBeGreaterThan(1)
})

it('asks for no word where any of those that are learnt tells which line it is', () => {
  expect(made.targets).toEqual([])
  const { right, looks } = judgeFilmLines(made, { type: 'chosen', option: made.right })
  expect([right, looks]).toEqual([true, []])
})

it('asks for the one word that is learnt, and blames it', () => {
  const one = makeFilmLines({ item: 'word:choru', skill: 'hear' }, aWorld(), 'food/1')
  if (!one) throw new Error('Nothing is made.')
  expect(one.targets).toEqual([{ item: 'word:choru', skill: 'hear' }])
  const option = one.options.findIndex(({ text }) => text === 'Mother has come!')
  const { looks } = judgeFilmLines(one, { type: 'chosen', option })
  expect(looks).toEqual([{ item: 'word:choru', skill: 'hear', outcome: 'again' }])
})
