import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubIndexedDb } from '../../../fixtures/stub-indexed-db.ts'
import { deviceKeys } from '../storage/keys.ts'
import { targetStorage } from '../target-language/target-language.ts'
import {
  clearShelfOf,
  keepPlace,
  linesOfChapter,
  shelfText,
  shelfTexts,
  shelve,
  takeFromShelf,
} from './shelf.ts'

beforeEach(() => {
  stubIndexedDb()
})
afterEach(() => {
  targetStorage.removeItem(deviceKeys.progressOwner)
  vi.unstubAllGlobals()
})

const line = (text: string) => ({ text, start: 0, duration: 1 })
const aBook = (title = 'കഥകൾ') => ({
  ...{ title, from: 'book' as const },
  chapters: [
    { title: 'ഒന്ന്', lines: [line('മഴ.')] },
    { title: 'രണ്ട്', lines: [line('വീട്.'), line('കടൽ.')] },
  ],
})

it('keeps a book chapter by chapter, and knows how long each is without its lines', async () => {
  const id = await shelve(aBook(), 5)
  expect(await shelfText(id)).toMatchObject({
    ...{ title: 'കഥകൾ', added: 5, place: { chapter: 0, line: 0 } },
    chapters: [
      { title: 'ഒന്ന്', lines: 1 },
      { title: 'രണ്ട്', lines: 2 },
    ],
  })
  expect(await linesOfChapter(id, 1)).toEqual([line('വീട്.'), line('കടൽ.')])
})

it('goes on where reading stopped', async () => {
  const id = await shelve(aBook(), 5)
  await keepPlace(id, { chapter: 1, line: 1 })
  expect((await shelfText(id))?.place).toEqual({ chapter: 1, line: 1 })
})

it('lists the newest first, and removes one with its lines', async () => {
  const old = await shelve(aBook('പഴയത്'), 1)
  await shelve(aBook('പുതിയത്'), 2)
  expect((await shelfTexts()).map(({ title }) => title)).toEqual(['പുതിയത്', 'പഴയത്'])
  await takeFromShelf(old)
  expect((await shelfTexts()).map(({ title }) => title)).toEqual(['പുതിയത്'])
  expect(await linesOfChapter(old, 0)).toBeUndefined()
})

it('shows an account’s books to nobody else, and forgets them when it leaves, but not a visitor’s', async () => {
  await shelve(aBook('ആരുടെയും'), 1)
  targetStorage.setItem(deviceKeys.progressOwner, 'user-a')
  const id = await shelve(aBook('എന്റേത്'), 2)
  expect((await shelfTexts()).map(({ title }) => title)).toEqual(['എന്റേത്', 'ആരുടെയും'])
  targetStorage.removeItem(deviceKeys.progressOwner)
  expect(await shelfText(id)).toBeUndefined()
  expect((await shelfTexts()).map(({ title }) => title)).toEqual(['ആരുടെയും'])
  await clearShelfOf('user-a')
  expect(await linesOfChapter(id, 0)).toBeUndefined()
  expect(await shelfTexts()).toHaveLength(1)
})
