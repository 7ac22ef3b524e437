import type { PracticeLogReply } from '@app/api'
import type { Item, Known, PracticeRecord } from '@app/learning/practice'
import type { CardKind } from '@app/learning/review'
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import type { KeptItem, KeptPractice, KeptReview } from './kept-practice.ts'

/** An owner's practice of a language on this device: too much for local storage. */
export interface LogSchema extends DBSchema {
  practice: { key: string; value: KeptPractice; indexes: { items: Item; at: number; unsent: number } }
  known: { key: Item; value: KeptItem; indexes: { due: number; last: number; missing: CardKind } }
  notes: { key: keyof Notes; value: Notes[keyof Notes] }
  /** The reviews that version 0.1.0 kept, until they are practice: see `rebuild-index.ts`. */
  log: { key: string; value: KeptReview }
  /** What 0.1.0 knew of its words. */
  schedules: { key: string; value: unknown }
}

/** What the device notes of its log. */
export type Notes = {
  /** The server's version up to which everything is here. */
  version: number
  /** How much was done on this device. */
  changes: number
  /** How much of the visitor's practice joined this account. */
  joined: number
  /** The edition of the names that the items of the log are looked up by. */
  keys: number
  /** Local storage knows that something was kept here. */
  marked: number
  /** Written and read back, to find out whether the browser keeps anything. */
  probe: number
  /** Whether the log has an exercise of the course: see `hasPractice`. */
  begun: Begun
  behind: LogPart
  names: SavedEntries
  named: LinkedWords
}

/** `no`: there was none when the whole log was read, and since then nothing but reviews was added. */
type Begun = 'yes' | 'no'

/** A place in the log by time, and by id among practice of the same moment. */
type LogPlace = NonNullable<PracticeLogReply['next']>

/**
 * A device that is new to an account has what its learner knows from the server, and of the log its newest part. Until
 * the log is whole nothing is folded from it: what is known is what the server says, and after it what was done here
 * since.
 */
export type LogPart = {
  /** What the server knew of the items that were practised here since. */
  base: readonly (readonly [Item, Known])[]
  /** The ids of what was practised here since. */
  made: readonly string[]
  /** What is known came from the fold of this edition. */
  edition?: number
  /** The server folds in another edition now: everything is to come anew. */
  stale?: true
  /** So often the server did not say what is known. */
  missed?: number
  /** Practice before this place is not here. At first nothing is that was not sent with the memory. */
  before?: LogPlace | 'nothing'
  /** Something here can be folded from the whole log alone. */
  wanted?: 'all'
}

/**
 * What saved words are, by their keys, as far as this device has found out: of a Malayalam word the id of its entry, of an
 * English one the whole name of its item.
 */
export type SavedEntries = Readonly<Record<string, string>>

/** What was found out: by which edition of the lexicon, and with which meaning each word was saved. */
type LinkedWords = { edition: string; meanings: Readonly<Record<string, string>> }

export type LogDatabase = IDBPDatabase<LogSchema>

const stores = ['practice', 'known', 'notes'] as const
type LogStores = typeof stores
export type LogReading = IDBPTransaction<LogSchema, LogStores, 'readonly'>
export type LogWriting = Writing<LogStores>
export type Writing<Stores extends readonly StoreNames<LogSchema>[]> = IDBPTransaction<
  LogSchema,
  Stores,
  'readwrite'
>

export const readLog = (database: LogDatabase): LogReading => database.transaction(stores)

/** Makes a change of the log, all or nothing. It resolves when the browser has completed it. */
export const changeLog = <Result>(
  database: LogDatabase,
  change: (writing: LogWriting) => Promise<Result>,
): Promise<Result> => changeAll(database, stores, change)

/** The same for other stores. */
export async function changeAll<const Stores extends readonly StoreNames<LogSchema>[], Result>(
  database: LogDatabase,
  stores: Stores,
  change: (writing: Writing<Stores>) => Promise<Result>,
): Promise<Result> {
  const writing = database.transaction(stores, 'readwrite')
  // It is awaited below, unless the change itself fails first.
  writing.done.catch(() => undefined)
  const result = await change(writing).catch((error) => {
    abort(writing)
    throw error
  })
  await writing.done
  return result
}

/** A browser that refused a request has ended the transaction itself. */
function abort(writing: { abort: () => void }) {
  try {
    writing.abort()
  } catch {}
}

/** A transaction that has the notes, whichever other stores it has. */
export type NotesReading = {
  objectStore: (name: 'notes') => { get: (name: keyof Notes) => Promise<Notes[keyof Notes] | undefined> }
}

export async function noteIn<Name extends keyof Notes>(
  reading: NotesReading,
  name: Name,
): Promise<Notes[Name] | undefined> {
  // The store cannot say that each note has the type of its name.
  return (await reading.objectStore('notes').get(name)) as Notes[Name] | undefined
}

export const numberIn = async (
  reading: NotesReading,
  name: 'version' | 'changes' | 'joined' | 'keys' | 'marked' | 'probe',
) => (await noteIn(reading, name)) ?? 0

/** Practice as it is exchanged, without what it is looked up by. */
export const bare = ({ id, practice }: KeptPractice): PracticeRecord => ({ id, practice })
