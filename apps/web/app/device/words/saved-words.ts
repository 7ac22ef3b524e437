import {
  mostWords,
  type Progress,
  removalsOf,
  savedWords,
  unknownWords,
  type WordRecord,
} from '@app/learning/progress'
import { eachWordOnce, readSavedWords, type SavedWord } from '@app/learning/vocabulary'
import { keyOf, normalise } from '@app/malayalam'
import { useSyncExternalStore } from 'react'
import { nextRecordIds } from '../learner/next-record-id.ts'
import { changeName, keepChange } from '../progress/journal.ts'
import { passOn } from '../progress/pass-on.ts'
import { progressStorage } from '../progress/progress-storage.ts'
import type { DeviceStorage } from '../storage/device-storage.ts'
import { deviceKeys } from '../storage/keys.ts'
import { ownerOf } from '../storage/owner.ts'
import { watchKeys } from '../storage/watch-keys.ts'
import { nameFor, targetStorage } from '../target-language/target-language.ts'

/** `no room`: the browser did not keep it. `too many`: the list is full. In both cases nothing has changed. */
export type Saving = 'saved' | Refusal
export type Refusal = 'no room' | 'too many'

/** The learner's words, oldest first, and each under its key. */
type Saved = { words: readonly SavedWord[]; keys: ReadonlyMap<string, SavedWord> }

type Outside = {
  storage: DeviceStorage
  newIds: (count: number) => readonly string[]
  /** Something changed here. */
  changed: () => void
}

/**
 * The learner's words. Each is written once, in the records of their progress. The list under the name that is kept
 * (docs/product.md) is made of them: screens read it, and only this file writes it.
 */
export function savedWordsIn({ storage, newIds, changed }: Outside) {
  let text: string | undefined
  let saved: Saved = { words: [], keys: new Map() }

  const progressNow = () => progressStorage(storage).read(ownerOf(storage)).progress

  /** Damaged entries are left out. An unchanged list is the same value. */
  function now(): Saved {
    // A list that the browser had no room for is made again.
    const kept = storage.getItem(deviceKeys.savedWords) ?? JSON.stringify(savedWords(progressNow()))
    if (kept === text) return saved
    text = kept
    // Two words of an older version can have one key today.
    const words = eachWordOnce(readSavedWords(parsed(kept), mostWords))
    saved = { words, keys: new Map(words.map((word) => [keyOf(word.word), word])) }
    return saved
  }

  /** Adds words and empties the records of others, all or nothing. */
  function change(fresh: readonly SavedWord[], gone: readonly string[]): Saving {
    const owner = ownerOf(storage)
    const progress = progressNow()
    const leaves = new Set(gone.map(keyOf))
    const added = [
      ...wordsWithoutRecord(storage, progress).filter(({ word }) => !leaves.has(keyOf(word))),
      ...fresh,
    ]
    const removed = removalsOf(progress, gone)
    // An emptied record takes a place, too: beyond this number the oldest would go.
    if (added.length > 0 && progress.words.length + added.length > mostWords) return 'too many'
    const [id = '', ...ids] = newIds(added.length + 1)
    const words: WordRecord[] = [...removed, ...added.map((word, place) => ({ id: ids[place] ?? '', word }))]
    const isKept = keepChange(storage, id, { words })
    // What an account changes is sent, though only this page has it.
    if (!isKept && owner === 'visitor') {
      storage.removeItem(changeName(owner, id))
      return 'no room'
    }
    show()
    changed()
    return 'saved'
  }

  /** Makes the list of what was saved. Where the browser has no room for it, it is made whenever it is read. */
  function show(progress: Pick<Progress, 'words'> = progressNow()) {
    const list = JSON.stringify(savedWords(progress))
    if ((storage.getItem(deviceKeys.savedWords) ?? '[]') === list) return
    if (!storage.setItem(deviceKeys.savedWords, list)) storage.removeItem(deviceKeys.savedWords)
  }

  const plain = (word: SavedWord) => ({ ...word, word: normalise(word.word) })

  return {
    now,
    show,

    /**
     * Saves a word, here and for the learner's other devices. A word that is already saved, in any spelling, stays as
     * it is; the place where it was met is added if it had none.
     */
    save(asFound: SavedWord): Saving {
      const word = plain(asFound)
      const known = now().keys.get(keyOf(word.word))
      return known && (known.metAt || !word.metAt) ? 'saved' : change([word], [])
    },

    /** Saves many words at once, each as `save` does. Returns those that are new, or why none was saved. */
    saveAll(words: readonly SavedWord[]): readonly SavedWord[] | Refusal {
      const { keys } = now()
      const wanted = eachWordOnce(words.map(plain))
      const fresh = wanted.filter(({ word }) => !keys.has(keyOf(word)))
      const metNow = wanted.filter(({ word, metAt }) => metAt && keys.get(keyOf(word))?.metAt === undefined)
      const added = new Set([...fresh, ...metNow])
      const saving = added.size === 0 ? 'saved' : change([...added], [])
      return saving === 'saved' ? fresh : saving
    },

    /** Adds words: new ones, and changed ones in place of the saved ones. All or none. */
    add: (fresh: readonly SavedWord[], replaced: readonly SavedWord[]): Saving =>
      change(
        [...replaced, ...fresh],
        replaced.map(({ word }) => word),
      ),

    /** Removes words, however often each was saved. */
    remove(words: readonly string[]): Saving {
      return change([], words)
    },
  }
}

/** What stands in a visitor's list without a record: a tab of version 0.1.0, or another app, wrote it. */
export const wordsWithoutRecord = (
  storage: DeviceStorage,
  { words }: Pick<Progress, 'words'> = progressStorage(storage).read(ownerOf(storage)).progress,
): readonly SavedWord[] =>
  ownerOf(storage) === 'visitor' ? unknownWords({ words }, storage.readJson(deviceKeys.savedWords)) : []

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const { watch, notify } = watchKeys(nameFor(deviceKeys.savedWords))

const here = savedWordsIn({
  storage: targetStorage,
  newIds: nextRecordIds,
  changed() {
    notify()
    passOn()
  },
})

/** The learner's words, oldest first, and each under its key. Undefined in the prerendered page. */
export function useSavedWords(): Saved | undefined {
  return useSyncExternalStore(watch, here.now, () => undefined)
}

export const saveWord = here.save
export const saveWords = here.saveAll
export const addWords = here.add
export const removeWord = (word: string) => here.remove([word])
export const removeWords = (words: readonly SavedWord[]) => here.remove(words.map(({ word }) => word))

/** The keys of the saved words, as they are now. */
export const savedKeysNow = (): string[] => [...here.now().keys.keys()]

/** The saved words, as they are now. */
export const savedWordsNow = (): readonly SavedWord[] => here.now().words

/** Shows the saved words of an owner's progress: it came from elsewhere, or the owner is another one. */
export function showSavedWords(
  progress: Pick<Progress, 'words'> | undefined,
  storage: DeviceStorage = targetStorage,
) {
  savedWordsIn({ storage, newIds: () => [], changed: () => {} }).show(progress)
  notify()
}
