import type { CardKind, ReviewRecord, WordSchedule } from '@app/learning/review'
import { databaseKeys } from '../../storage/keys.ts'
import type { Owner } from '../progress/journal.ts'
import { answerOf } from './ask-database.ts'

/** A review as it is kept, with the values to look it up by. Of an undone one only the id is left. */
export type KeptReview = ReviewRecord & { word?: string; at?: number; unsent?: 1 }

/**
 * A word's schedule, kept so that it need not be computed when the learner comes. `due` is when its first
 * card is due, `missing` which cards may begin.
 */
export type KeptSchedule = WordSchedule & { due: number; last: number; missing: CardKind[] }

const opened = new Map<Owner, Promise<IDBDatabase>>()

const nameOf = (owner: Owner) => databaseKeys.reviewsOf + owner

/** An owner's reviews on this device: too many for local storage. Throws if the browser keeps none. */
export function openReviews(owner: Owner): Promise<IDBDatabase> {
  const known = opened.get(owner)
  if (known) return known
  const opening = open(owner)
  opened.set(owner, opening)
  opening.catch(() => opened.delete(owner))
  return opening
}

/** Removes an account's reviews from the device. */
export async function forgetReviews(owner: Owner) {
  const known = opened.get(owner)
  opened.delete(owner)
  if (known) (await known.catch(() => undefined))?.close()
  if (globalThis.indexedDB) await answerOf(indexedDB.deleteDatabase(nameOf(owner)))
}

async function open(owner: Owner): Promise<IDBDatabase> {
  const request = indexedDB.open(nameOf(owner), 1)
  request.onupgradeneeded = () => make(request.result)
  const database = await answerOf(request)
  const close = () => {
    database.close()
    opened.delete(owner)
  }
  // Another tab signs the account out, or a newer version of the app upgrades the database.
  database.onversionchange = close
  database.onclose = close
  return database
}

function make(database: IDBDatabase) {
  const log = database.createObjectStore('log', { keyPath: 'id' })
  log.createIndex('word', 'word')
  log.createIndex('at', 'at')
  log.createIndex('unsent', 'unsent')
  const schedules = database.createObjectStore('schedules', { keyPath: 'word' })
  schedules.createIndex('due', 'due')
  schedules.createIndex('last', 'last')
  schedules.createIndex('missing', 'missing', { multiEntry: true })
  database.createObjectStore('notes')
}
