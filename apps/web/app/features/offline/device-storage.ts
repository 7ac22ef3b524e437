import { type Device, mergeDevices, mostWordsInFile, readPositions } from '@app/learning/offline'
import { readSavedWords } from '@app/learning/vocabulary'
import { positionName } from '../../lib/forget-videos.ts'
import { learnerStore } from '../../lib/learner-store.ts'
import { paintTheme, preferencesStore } from '../../lib/preferences.ts'
import { recordLoaded } from '../../lib/progress/record-loaded.ts'
import { deviceStorage } from '../../lib/safe-storage.ts'
import { savedWordsName, tellSavedWords } from '../../lib/saved-words-storage.ts'

/** Where reviews are kept, and what schedules them: fetched when somebody saves or loads. */
const reviewDesk = () => import('../../lib/reviews/review-desk.ts')

/** All that this device keeps of its learner. Throws where the reviews cannot be read: a file without them would be half a truth. */
export async function readThisDevice(): Promise<Device> {
  const { allReviews } = await reviewDesk()
  const { log } = await allReviews()
  const { video, name, username, level, userlevel } = learnerStore.getState()
  return {
    learner: { video, name, username, level, userlevel },
    preferences: preferencesStore.getState(),
    savedWords: readSavedWords(deviceStorage.readJson(savedWordsName), mostWordsInFile),
    positions: readPositions(storedPositions()),
    reviews: log,
  }
}

/** Joins another device's state into this one's, `mine`. Throws, and changes nothing, where the browser keeps nothing more. */
export async function joinDevice(mine: Device, theirs: Device, now: number): Promise<Device> {
  const unset: Device = {
    learner: learnerStore.getInitialState(),
    preferences: preferencesStore.getInitialState(),
    savedWords: [],
    positions: {},
    reviews: [],
  }
  const merged = mergeDevices(mine, theirs, unset)
  const putBack = writeAll({
    [savedWordsName]: JSON.stringify(merged.savedWords),
    ...Object.fromEntries(
      Object.entries(merged.positions).map(([id, seconds]) => [positionName + id, String(seconds)]),
    ),
  })
  try {
    const { keepOwn } = await reviewDesk()
    await keepOwn(theirs.reviews, now)
  } catch (error) {
    putBack()
    throw error
  }
  tellSavedWords()
  learnerStore.setState(merged.learner)
  recordLoaded(merged.savedWords.slice(mine.savedWords.length))
  preferencesStore.setState(merged.preferences)
  paintTheme(merged.preferences.theme)
  return merged
}

function storedPositions(): [id: string, seconds: number][] {
  try {
    return Object.entries(localStorage)
      .filter(([name]) => name.startsWith(positionName))
      .map(([name, seconds]) => [name.slice(positionName.length), Number.parseFloat(seconds)])
  } catch {
    return []
  }
}

/** All of it or nothing: what was there before is put back. Answers what does so later. */
function writeAll(entries: Record<string, string>): () => void {
  const before = Object.keys(entries).map((name) => [name, localStorage.getItem(name)] as const)
  function putBack() {
    for (const [name] of before) localStorage.removeItem(name)
    for (const [name, value] of before) if (value !== null) localStorage.setItem(name, value)
  }
  try {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  } catch (error) {
    putBack()
    throw error
  }
  return putBack
}
