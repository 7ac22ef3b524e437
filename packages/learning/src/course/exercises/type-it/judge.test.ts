import { expect, it } from 'vitest'
import { aWorld } from '../testing.ts'
import { judgeTypeIt } from './judge.ts'
import { makeTypeIt } from './make.ts'

const typed = (word: string, text: string) => {
  const made = makeTypeIt({ item: `word:${word}`, skill: 'recall' }, aWorld())
  if (!made) throw new Error('Nothing is made.')
  const { right, looks, feedback } = judgeTypeIt(made, { type: 'typed', text })
  return {
    right,
    blamed: looks.filter(({ outcome }) => outcome === 'again').length,
    feedback: feedback?.type,
  }
}

it.each([
  ['mazha', 'മഴ', { right: true, blamed: 0, feedback: undefined }],
  ['mazha', 'maza', { right: true, blamed: 0, feedback: 'letters' }],
  ['mazha', 'മല', { right: false, blamed: 1, feedback: 'other-word' }],
  ['mazha', 'mala', { right: false, blamed: 1, feedback: 'other-word' }],
  ['kuda', 'കുട്ട', { right: false, blamed: 1, feedback: 'other-word' }],
  ['mesha', 'മെശ', { right: true, blamed: 0, feedback: 'letters' }],
  ['veedu', 'വീട്ടിൽ', { right: false, blamed: 0, feedback: 'other-form' }],
  ['amma', 'തായ', { right: true, blamed: 0, feedback: 'synonym' }],
  ['veedu', 'വീഴ്', { right: false, blamed: 1, feedback: 'letters' }],
  ['amma', 'കുട', { right: false, blamed: 1, feedback: undefined }],
  ['amma', '', { right: false, blamed: 1, feedback: undefined }],
])('%s typed as %s', (word, text, shown) => {
  expect(typed(word, text)).toEqual(shown)
})

it('a word of the same meaning shows nothing of the one that was asked for', () => {
  const made = makeTypeIt({ item: 'word:amma', skill: 'recall' }, aWorld())
  expect(made && judgeTypeIt(made, { type: 'typed', text: 'തായ' }).looks).toEqual([])
})
