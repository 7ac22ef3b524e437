import type { Item } from '@app/learning/practice'
import { aPractice } from '@app/learning/testing'
import type { SavedWord } from '@app/learning/vocabulary'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubIndexedDb } from '../../../fixtures/stub-indexed-db.ts'
import { itemAliases } from './item-aliases.ts'
import { linkWords, wordsToLink } from './link-words.ts'
import { changeLog, type LogDatabase, readLog } from './log-database.ts'
import { logsOf } from './open-log.ts'
import { keepPractice } from './write-log.ts'

const now = Date.UTC(2026, 10, 26)
const rain: SavedWord = { word: 'മഴ', meaning: 'rain', pronunciation: 'mazha' }
const own: SavedWord = { word: 'വെണ്ണീർ', meaning: 'my word', pronunciation: '' }

beforeEach(() => {
  stubIndexedDb()
})
afterEach(() => vi.unstubAllGlobals())

const aLog = (): Promise<LogDatabase> => logsOf().open('visitor')
const practise = (log: LogDatabase, n: number, item: Item) =>
  keepPractice(log, [aPractice(n, now - n * 60_000, { looks: [[item, 'read', 'good']] })], { own: true, now })
const link = (log: LogDatabase, entries: Record<string, string>, edition = 'one', words = [rain, own]) =>
  linkWords(log, { words, entries: new Map(Object.entries(entries)), edition }, now)
const knownItems = (log: LogDatabase) => log.getAllKeys('known')
const itemOf = async (log: LogDatabase, word: string) => (await itemAliases(readLog(log))).itemOf(word)

describe('a saved word that is found in the lexicon', () => {
  it('is its entry from then on: what was reviewed before counts for that', async () => {
    const log = await aLog()
    await practise(log, 1, 'word:മഴ')
    await link(log, { മഴ: 'mazha' })
    expect(await itemOf(log, 'മഴ')).toBe('word:mazha')
    expect(await knownItems(log)).toEqual(['word:mazha'])
  })

  it('has one memory with what the course asked', async () => {
    const log = await aLog()
    await practise(log, 1, 'word:മഴ')
    await practise(log, 2, 'word:mazha')
    await link(log, { മഴ: 'mazha' })
    expect((await log.get('known', 'word:mazha'))?.known.read?.reps).toBe(2)
  })

  it('is an item of its own again where the lexicon has it no more', async () => {
    const log = await aLog()
    await practise(log, 1, 'word:മഴ')
    await link(log, { മഴ: 'mazha' })
    await link(log, {}, 'two')
    expect(await itemOf(log, 'മഴ')).toBe('word:മഴ')
    expect(await knownItems(log)).toEqual(['word:മഴ'])
  })

  it('follows its entry where that has another name', async () => {
    const log = await aLog()
    await practise(log, 1, 'word:മഴ')
    await link(log, { മഴ: 'mazha' })
    await link(log, { മഴ: 'mazha-rain' }, 'two')
    expect(await knownItems(log)).toEqual(['word:mazha-rain'])
  })
})

describe('what is to be looked up', () => {
  it('is each saved word once, whether or not it was found', async () => {
    const log = await aLog()
    expect(await wordsToLink(log, 'one', [rain, own])).toEqual([rain, own])
    await link(log, { മഴ: 'mazha' })
    expect(await wordsToLink(log, 'one', [rain, own])).toEqual([])
  })

  it('is a word again that has another meaning now, and only that', async () => {
    const log = await aLog()
    await link(log, { മഴ: 'mazha' })
    const changed = { ...rain, meaning: 'shower' }
    expect(await wordsToLink(log, 'one', [changed, own])).toEqual([changed])
  })

  it('is every word where the lexicon is another', async () => {
    const log = await aLog()
    await link(log, { മഴ: 'mazha' })
    expect(await wordsToLink(log, 'two', [rain, own])).toEqual([rain, own])
  })

  it('keeps what was found out of words that are looked up later', async () => {
    const log = await aLog()
    await link(log, { മഴ: 'mazha' }, 'one', [rain])
    await link(log, {}, 'one', [own])
    expect(await itemOf(log, 'മഴ')).toBe('word:mazha')
    expect(await wordsToLink(log, 'one', [rain, own])).toEqual([])
  })
})

it('notes nothing before the whole log of an account is on the device', async () => {
  const log = await aLog()
  await practise(log, 1, 'word:മഴ')
  await changeLog(log, (writing) => writing.objectStore('notes').put({ base: [], made: [] }, 'behind'))
  await link(log, { മഴ: 'mazha' })
  expect(await itemOf(log, 'മഴ')).toBe('word:മഴ')
  expect(await wordsToLink(log, 'one', [rain])).toEqual([rain])
})
