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

it('asks for the words that are learnt, and the one that it was made for', () => {
  expect(made.targets.map(({ item }) => item)).toEqual(['word:choru', 'word:njaan', 'word:innu'])
})

it('blames the words whose meaning was missed', () => {
  const option = made.options.findIndex(({ text }) => text === 'Mother has come!')
  const { looks } = judgeFilmLines(made, { type: 'chosen', option })
  expect(looks.map(({ item }) => item)).toEqual(['word:choru', 'word:njaan', 'word:innu'])
})
