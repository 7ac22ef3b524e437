import { keyOf } from '@app/malayalam'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPractice } from '../testing/practice.ts'
import { canonicalItemBySaved, canonicalItemFrom, entriesOfSaved, type Names } from './canonical-item.ts'
import type { Item } from './item.ts'
import { type Memory, memoryOf } from './memory.ts'

const noon = Date.UTC(2026, 10, 21, 12)

const entry = (id: string, word: string, ...means: string[]) => ({ id, word, means })
const aNaming = (names: Partial<Omit<Names, 'aliases'>> & { aliases?: [Item, Item][] }) =>
  canonicalItemFrom({ entries: [], saved: [], ...names, aliases: new Map(names.aliases) })

describe('namesToday', () => {
  const mazha = entry('mazha', 'മഴ', 'rain')
  const saved = [{ word: 'മഴ', meaning: 'rain' }]

  it('gives a saved word the key that it has today', () => {
    const name = aNaming({})
    expect(name('word:പൿഷേ')).toBe(`word:${keyOf('പക്ഷേ')}`)
    expect(name('letter:പൿഷേ')).toBe('letter:പൿഷേ')
  })

  it('renames the English of an entry with its entry, and of no saved word', () => {
    const name = aNaming({
      entries: [mazha],
      saved,
      aliases: [
        ['word:rain', 'word:mazha'],
        ['sentence:old', 'sentence:new'],
      ],
    })
    expect(name('english:rain')).toBe('english:mazha')
    expect(name('english:മഴ')).toBe('english:മഴ')
    expect(name('english-sentence:old')).toBe('english-sentence:new')
    expect(name('english-sentence:rain')).toBe('english-sentence:rain')
  })

  it('gives a saved word the entry with its spelling and its meaning', () => {
    expect(aNaming({ entries: [mazha], saved })('word:മഴ')).toBe('word:mazha')
    expect(aNaming({ entries: [mazha] })('word:മഴ')).toBe('word:മഴ')
    expect(aNaming({ saved })('word:മഴ')).toBe('word:മഴ')
    expect(aNaming({ entries: [{ ...mazha, word: 'മഴക്കാലം', also: ['മഴ'] }], saved })('word:മഴ')).toBe(
      'word:mazha',
    )
  })

  it.each([
    ['the hill; a mountain', 'word:hill'],
    ['dirt', 'word:dirt'],
    ['Dirt (on clothes)', 'word:dirt'],
    ['green hills and a mountain', 'word:hill'],
    ['a film', 'word:മല'],
    ['', 'word:മല'],
  ])('chooses among entries with one spelling by the meaning “%s”', (meaning, item) => {
    const entries = [entry('dirt', 'മല', 'dirt'), entry('hill', 'മല', 'hill', 'mountain')]
    expect(aNaming({ entries, saved: [{ word: 'മല', meaning }] })('word:മല')).toBe(item)
  })

  it('follows an entry through its names, and ends in a circle of them', () => {
    const entries = [entry('rain-2', 'മഴ', 'rain')]
    const aliases: [Item, Item][] = [
      ['word:mazha', 'word:rain'],
      ['word:rain', 'word:rain-2'],
      ['letter:a', 'letter:b'],
      ['letter:b', 'letter:a'],
    ]
    const name = aNaming({ entries, saved, aliases })
    for (const old of ['word:mazha', 'word:rain', 'word:rain-2', 'word:മഴ'] as const)
      expect(name(old)).toBe('word:rain-2')
    expect(name('letter:a')).toBe('letter:a')
  })

  it('loses no look when entries are added, renamed, split and merged', () => {
    const words = ['മഴ', 'മല', 'വെള്ളം', 'പൿഷേ']
    const ids = ['mazha', 'mala', 'mala-2', 'vellam', 'gone']
    const anEntry = fc.record({
      id: fc.constantFrom(...ids),
      word: fc.constantFrom(...words),
      means: fc.constantFrom(['rain'], ['hill', 'dirt']),
    })
    const items: Item[] = [...words, ...ids].map((name): Item => `word:${name}`)
    const anyNames = fc.record({
      entries: fc.uniqueArray(anEntry, { selector: ({ id }) => id, maxLength: 5 }),
      saved: fc.array(
        fc.record({ word: fc.constantFrom(...words), meaning: fc.constantFrom('rain', 'dirt', '') }),
      ),
      aliases: fc.array(fc.tuple(fc.constantFrom(...items), fc.constantFrom(...items)), { maxLength: 4 }),
    })
    const anyLog = fc
      .array(fc.constantFrom(...items), { maxLength: 12 })
      .map((all) =>
        all.map((item, n) => aPractice(n, noon + n * 60_000, { looks: [[item, 'read', 'good']] })),
      )
    const looks = (memory: Memory) =>
      [...memory.values()].reduce((sum, { read }) => sum + (read?.reps ?? 0), 0)
    fc.assert(
      fc.property(anyLog, anyNames, anyNames, (log, before, after) => {
        for (const names of [before, after])
          expect(looks(memoryOf(log, noon, aNaming(names)))).toBe(log.length)
      }),
    )
  })

  it('are the same where only the entries of the saved words are at hand', () => {
    const entries = [mazha, entry('dirt', 'മല', 'dirt'), entry('hill', 'മല', 'hill', 'mountain')]
    const words = [...saved, { word: 'മല', meaning: 'mountain' }, { word: 'പൿഷേ', meaning: 'but' }]
    const known = entriesOfSaved(entries, words)
    expect([...known]).toEqual([
      ['മഴ', 'mazha'],
      ['മല', 'hill'],
    ])
    const items = new Map([...known].map(([key, id]): [string, Item] => [key, `word:${id}`]))
    const [name, inFull] = [canonicalItemBySaved(items), aNaming({ entries, saved: words })]
    for (const item of [
      'word:മഴ',
      'word:മല',
      'word:hill',
      'word:dirt',
      'word:പക്ഷേ',
      'word:mala-2',
      'letter:a',
    ] as const)
      expect(name(item)).toBe(inFull(item))
  })
})
