import { expect, it } from 'vitest'
import { aWorld, knowing } from '../testing.ts'
import { makePutEnding } from './make.ts'

const asked = (ending: string) => ({ item: `ending:${ending}`, skill: 'form' }) as const

it('takes only forms that sentences have, whatever words are learnt', () => {
  const made = makePutEnding(asked('locative'), aWorld({ memory: knowing('word:kuda', 'word:mazha') }))
  expect(made?.forms[0]).toBe('വീട്ടിൽ')
  const shown = makePutEnding(asked('dative'), aWorld({ memory: knowing('word:veedu') }))
  expect(shown?.options?.map(({ text }) => text)).not.toContain('വീടിനെ')
})

it('asks for what the form means as a whole, not for its letters', () => {
  const made = makePutEnding(asked('locative'), aWorld())
  expect(made?.says.en).toBe('at home')
  expect(made?.options?.flatMap(({ means }) => means ?? []).toSorted()).toEqual([
    'is a house',
    'to the house',
  ])
})

it('does not ask an ending alone that no sentence has on one word', () => {
  const content = { ...aWorld().content, sentences: new Map() }
  expect(makePutEnding(asked('locative'), aWorld({ content }))).toBeUndefined()
})
