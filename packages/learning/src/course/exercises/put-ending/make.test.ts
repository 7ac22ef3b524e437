import { graphemes } from '@app/malayalam'
import { expect, it } from 'vitest'
import { aWorld as aWorldOf, everyEnding, knowing } from '../testing.ts'
import { makePutEnding } from './make.ts'

/** A world in which every ending was met. */
const aWorld = (more: Parameters<typeof aWorldOf>[0] = {}) => aWorldOf({ underWay: everyEnding, ...more })

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
  expect(made?.options?.flatMap(({ means }) => means ?? [])).toContain('is a house')
})

it('stands in a sentence whose meaning says which form belongs there', () => {
  const { before, after, english } = makePutEnding(asked('locative'), aWorld()) ?? {}
  expect([before, after, english]).toEqual(['അമ്മ ', '.', 'Mother is at home.'])
})

it('has four options, none two letters longer or shorter than the right one', () => {
  const ids = ['locative', 'dative', 'past'] as const
  const known = knowing('word:njaan', 'word:innu', 'word:choru', 'word:amma', 'word:kazhikkuka')
  for (const id of ids)
    for (const chance of [0, 0.3, 0.6, 0.99]) {
      const made = makePutEnding(asked(id), aWorld({ memory: known, random: () => chance }))
      const lengths = made?.options?.map(({ text }) => graphemes(text).length) ?? []
      expect([id, lengths.length]).toEqual([id, 4])
      const right = graphemes(made?.forms[0] ?? '').length
      for (const length of lengths) expect(Math.abs(length - right)).toBeLessThanOrEqual(2)
    }
})

it('does not ask an ending alone that no sentence has on one word', () => {
  const content = { ...aWorld().content, sentences: new Map() }
  expect(makePutEnding(asked('locative'), aWorld({ content }))).toBeUndefined()
})

it('shows no ending that was never met: where there are not three others, the ending is not asked so', () => {
  const met = ['ending:locative', 'ending:is', 'ending:genitive', 'ending:and'] as const
  const made = makePutEnding(asked('locative'), aWorldOf({ memory: knowing(...met) }))
  expect(new Set(made?.options?.map(({ item }) => item))).toEqual(new Set(met))
  expect(makePutEnding(asked('locative'), aWorldOf({ memory: knowing(...met.slice(0, 3)) }))).toBeUndefined()
})
