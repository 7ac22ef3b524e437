import { expect, it } from 'vitest'
import { aWorld, knowing } from '../testing.ts'
import { judgeTellApart } from './judge.ts'
import { makeTellApart } from './make.ts'

const asked = { item: 'contrast:l/zh', skill: 'tell-apart' } as const

it('first shows a word and asks for its clip, later says one and asks which it was', () => {
  const first = makeTellApart(asked, aWorld())
  expect([first?.way, first?.text, first?.options.every(({ audio }) => audio !== undefined)]).toEqual([
    'match',
    'മല',
    true,
  ])
  const later = makeTellApart(asked, aWorld({ memory: knowing('contrast:l/zh') }))
  expect([later?.way, later?.audio]).toEqual(['which', '/audio/word-mala.mp3'])
})

it('names the pair, to be heard again', () => {
  const made = makeTellApart(asked, aWorld())
  if (!made) throw new Error('Nothing is made.')
  const { feedback } = judgeTellApart(made, { type: 'chosen', option: 1 - made.right })
  expect(feedback).toEqual({ type: 'sounds', item: 'contrast:l/zh', words: ['മല', 'മഴ'] })
})
