import { describe, expect, it } from 'vitest'
import type { Item } from '../../practice/item.ts'
import { hasEnoughEndings } from './enough-endings.ts'
import {
  aCard,
  aCourse,
  aMemory,
  nothingNew,
  otherEndings,
  plan,
  recent,
  turnsOf,
  word,
  words,
} from './testing.ts'
import { isLooseEnding } from './turns.ts'

describe('an ending', () => {
  const loose = (others: number) =>
    turnsOf(
      plan(
        aMemory([...recent, ...otherEndings(others), ['ending:e', 'understand', aCard(6, 1)]]),
        nothingNew,
      ),
    ).filter(isLooseEnding)

  it('is asked for by itself beside three others that were met, and not among strangers', () => {
    expect(loose(2)).toEqual([])
    expect(loose(3)[0]?.targets).toEqual([{ item: 'ending:e', skill: 'understand' }])
  })

  it('is asked for by its sentences before that', () => {
    const sentences = [
      { id: 's', words: [word(0)], endings: ['ending:e'] as const, grids: [[word(0), 'ending:e'] as const] },
    ]
    const memory = aMemory([...recent, ...words(1, 'read', 3, 1), ['ending:e', 'understand', aCard(3, 1)]])
    const asked = turnsOf(plan(memory, aCourse([], { sentences }))).filter(({ targets }) =>
      targets.some(({ item }) => item === 'ending:e'),
    )
    expect(asked.map(({ kind }) => kind)).toContain('sentence-meaning')
    expect(asked.filter(isLooseEnding)).toEqual([])
  })
})

it('counts of what was met only endings that say something else, and to form one those of its kind of word', () => {
  const nouns: Item[] = ['ending:is', 'ending:genitive', 'ending:and']
  const asked = (skill: 'form' | 'understand') => ({ item: 'ending:locative', skill }) as const
  expect(hasEnoughEndings(nouns, asked('form'))).toBe(true)
  // What may be said for -ഇൽ is no other ending.
  expect(hasEnoughEndings(['ending:is', 'ending:and', 'ending:perlative'], asked('form'))).toBe(false)
  expect(hasEnoughEndings(['ending:is', 'ending:and', 'ending:past'], asked('form'))).toBe(false)
  expect(hasEnoughEndings(['ending:is', 'ending:and', 'ending:past'], asked('understand'))).toBe(true)
})
