import type { BroughtFrom } from '@app/learning/bring'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { databaseKeys } from '../storage/keys.ts'
import { type Owner, ownerOf } from '../storage/owner.ts'
import { targetStorage } from '../target-language/target-language.ts'

/**
 * A text on the shelf: the books and texts that the device keeps to be read. It is here without its lines, which stand
 * chapter by chapter, so that a long book opens at once.
 */
export type ShelfText = {
  id: string
  owner: Owner
  title: string
  author?: string
  language?: string
  from: BroughtFrom
  /** In milliseconds since 1970. */
  added: number
  chapters: readonly { title: string; lines: number }[]
  /** A small picture, as an address of its data. */
  cover?: string
  /** Where reading stopped: the chapter, and the first line of the page in it, both from 0. */
  place: { chapter: number; line: number }
}

/** A line to read, with its time if it has one, perhaps with a translation that a coach was asked for. */
export type ReadableLine = {
  text: string
  start: number
  duration: number
  translation?: string | undefined
  translatedBy?: string | undefined
  /** Who says it. */
  speaker?: string | undefined
}

export type NewShelfText = Pick<ShelfText, 'title' | 'author' | 'language' | 'from' | 'cover'> & {
  chapters: readonly { title: string; lines: readonly ReadableLine[] }[]
}

interface ShelfSchema extends DBSchema {
  texts: { key: string; value: ShelfText }
  /** Under the id of the text and the number of the chapter. */
  chapters: { key: [id: string, chapter: number]; value: readonly ReadableLine[] }
}

/** Opens the shelf for one piece of work: nothing holds it open while nobody reads. */
async function onShelf<Result>(work: (shelf: IDBPDatabase<ShelfSchema>) => Promise<Result>): Promise<Result> {
  const shelf = await openDB<ShelfSchema>(databaseKeys.shelf, 1, {
    upgrade(database) {
      database.createObjectStore('texts', { keyPath: 'id' })
      database.createObjectStore('chapters')
    },
    blocking(_current, _blocked, { target }) {
      if (target instanceof IDBDatabase) target.close()
    },
  })
  try {
    return await work(shelf)
  } finally {
    shelf.close()
  }
}

/** Puts a text on the shelf. Returns its id. Throws if the device has no room for it. */
export const shelve = ({ chapters: parts, ...about }: NewShelfText, now: number): Promise<string> =>
  onShelf(async (shelf) => {
    const id = newId()
    const writing = shelf.transaction(['texts', 'chapters'], 'readwrite')
    const text: ShelfText = {
      ...about,
      ...{ id, owner: ownerOf(targetStorage), added: now, place: { chapter: 0, line: 0 } },
      chapters: parts.map(({ title, lines }) => ({ title, lines: lines.length })),
    }
    await Promise.all([
      writing.objectStore('texts').put(text),
      ...parts.map(({ lines }, chapter) => writing.objectStore('chapters').put(lines, [id, chapter])),
      writing.done,
    ])
    return id
  })

/** Without TLS a browser makes no ids itself. */
const newId = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join('')

/** The texts of who is here, and those that a visitor brought, the newest first. */
export async function shelfTexts(): Promise<ShelfText[]> {
  const owner = ownerOf(targetStorage)
  const all = await onShelf((shelf) => shelf.getAll('texts'))
  return all
    .filter((text) => text.owner === owner || text.owner === 'visitor')
    .toSorted((one, other) => other.added - one.added)
}

export const shelfText = async (id: string): Promise<ShelfText | undefined> =>
  (await shelfTexts()).find((text) => text.id === id)

export const linesOfChapter = (id: string, chapter: number): Promise<readonly ReadableLine[] | undefined> =>
  onShelf((shelf) => shelf.get('chapters', [id, chapter]))

/** Keeps the lines of a chapter with more than they had: translations of the coach. */
export const keepLines = (id: string, chapter: number, lines: readonly ReadableLine[]) =>
  onShelf((shelf) => shelf.put('chapters', lines, [id, chapter]))

/** Keeps where reading has stopped. */
export const keepPlace = (id: string, place: ShelfText['place']) =>
  onShelf(async (shelf) => {
    const writing = shelf.transaction('texts', 'readwrite')
    const text = await writing.store.get(id)
    if (text) await writing.store.put({ ...text, place })
    await writing.done
  })

export const takeFromShelf = (id: string) =>
  onShelf(async (shelf) => {
    await shelf.delete('texts', id)
    await shelf.delete('chapters', IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]))
  })

/** Removes the texts that somebody brought while they were signed in, when they leave the device. */
export async function clearShelfOf(owner: Owner) {
  if (!globalThis.indexedDB) return
  const all = await onShelf((shelf) => shelf.getAll('texts'))
  for (const text of all) if (text.owner === owner) await takeFromShelf(text.id)
}
