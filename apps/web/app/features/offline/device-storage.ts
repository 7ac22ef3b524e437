import { lastingSettings } from '@app/learning/course/session'
import { type Device, mergeDevices, mostWordsInFile, readPositions } from '@app/learning/offline'
import { readSavedWords } from '@app/learning/vocabulary'
import { sessionSettings } from '../../course-data/session-settings.ts'
import { keptText } from '../../storage/kept-text.ts'
import { deviceKeys } from '../../storage/keys.ts'
import { notifyMarks, wordMarks } from '../../storage/known-words.ts'
import { learnerStore } from '../../storage/learner-store.ts'
import { chooseKeyboard, keyboardStore } from '../../storage/malayalam-keyboard.ts'
import { paintPreferences, preferencesStore } from '../../storage/preferences.ts'
import { deviceStorage } from '../../storage/safe-storage.ts'
import { notifySavedWords } from '../../storage/saved-words-storage.ts'
import { readSettings } from '../../storage/video-storage.ts'
import { ownerOf } from '../../sync/progress/journal.ts'
import { keepLoaded } from '../../sync/progress/keep-loaded.ts'
import { progressStorage } from '../../sync/progress/progress-storage.ts'
import { record } from '../../sync/progress/record.ts'
import { reviewSettings } from '../../sync/reviews/review-settings.ts'

/** The store of practice and its scheduler, loaded when somebody saves or loads a file. */
const reviewStore = () => import('../../sync/reviews/review-store.ts')

/**
 * All that this device keeps of its learner. Throws if the practice cannot be read: a file without them would
 * be incomplete.
 */
export async function readThisDevice(): Promise<Device> {
  const { allPractice } = await reviewStore()
  const practice = await allPractice()
  const { video, name, username, level, userlevel } = learnerStore.getState()
  const { said, denied } = wordMarks()
  const positions = videosUnder(deviceKeys.videoPosition).map(
    (id) => [id, Number.parseFloat(deviceStorage.getItem(deviceKeys.videoPosition + id) ?? '')] as const,
  )
  return {
    learner: { video, name, username, level, userlevel },
    preferences: preferencesStore.getState(),
    reviewSettings: reviewSettings.getState(),
    sessionSettings: lastingSettings(sessionSettings.getState()),
    malayalamKeyboard: keyboardStore.getState().keyboard,
    videoSettings: Object.fromEntries(
      videosUnder(deviceKeys.videoSettings).map((id) => [id, readSettings(id)]),
    ),
    marks: { said: [...said], denied: [...denied] },
    text: keptText(),
    savedWords: readSavedWords(deviceStorage.readJson(deviceKeys.savedWords), mostWordsInFile),
    positions: readPositions(positions),
    results: progressStorage(deviceStorage).read(ownerOf(deviceStorage)).progress.results,
    practice,
  }
}

/**
 * Joins another device's state into this one's, `mine`. Throws and changes nothing if the browser has no more
 * room.
 */
export async function joinDevice(mine: Device, theirs: Device, now: number): Promise<Device> {
  const merged = mergeDevices(mine, theirs, untouched)
  const putBack = writeAll(entriesOf(mine, merged))
  let undo = () => {}
  try {
    const here = new Set(mine.results)
    undo = keepLoaded(
      merged.savedWords.slice(mine.savedWords.length),
      merged.results.filter((result) => !here.has(result)),
    )
    const { keepOwn } = await reviewStore()
    await keepOwn(theirs.practice, now)
  } catch (error) {
    undo()
    putBack()
    throw error
  }
  notifySavedWords()
  notifyMarks()
  learnerStore.setState(merged.learner)
  record(() => ({}))
  reviewSettings.setState(merged.reviewSettings)
  sessionSettings.setState(merged.sessionSettings)
  chooseKeyboard(merged.malayalamKeyboard)
  preferencesStore.setState(merged.preferences)
  paintPreferences(merged.preferences)
  return merged
}

const untouched: Device = {
  learner: learnerStore.getInitialState(),
  preferences: preferencesStore.getInitialState(),
  reviewSettings: reviewSettings.getInitialState(),
  sessionSettings: lastingSettings(sessionSettings.getInitialState()),
  malayalamKeyboard: keyboardStore.getInitialState().keyboard,
  videoSettings: {},
  marks: { said: [], denied: [] },
  text: '',
  savedWords: [],
  positions: {},
  results: [],
  practice: [],
}

/** What to write under each name, except for what a store keeps itself. */
function entriesOf(mine: Device, { savedWords, marks, text, positions, videoSettings }: Device) {
  const owner = ownerOf(deviceStorage)
  return {
    [deviceKeys.savedWords]: JSON.stringify(savedWords),
    [deviceKeys.knownWords]: JSON.stringify(marks.said),
    [deviceKeys.deniedWords]: JSON.stringify(marks.denied),
    ...(text !== mine.text && { [deviceKeys.readingText]: text, [deviceKeys.readingOwner]: owner }),
    ...byVideo(deviceKeys.videoPosition, positions),
    ...byVideo(deviceKeys.videoSettings, videoSettings),
  }
}

const byVideo = (start: string, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [start + id, JSON.stringify(value)]))

/** The ids of the videos that have an entry under such a name. */
const videosUnder = (start: string) =>
  deviceStorage
    .names()
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length))

/**
 * Writes all entries or none: on failure the old values are put back. Returns a function that puts them back
 * later.
 */
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
