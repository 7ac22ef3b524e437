import { targetLanguages } from '@app/learning/languages'
import { type Device, mergeDevices, readPositions, untouchedPart } from '@app/learning/offline'
import { profileStore } from '../../device/learner/learner-store.ts'
import { chooseKeyboard, keyboardStore } from '../../device/settings/malayalam-keyboard.ts'
import { paintPreferences, preferencesStore } from '../../device/settings/preferences.ts'
import { deviceKeys } from '../../device/storage/keys.ts'
import { ownerOf } from '../../device/storage/owner.ts'
import { deviceStorage } from '../../device/storage/safe-storage.ts'
import { storageOf, targetStorage } from '../../device/target-language/target-language.ts'
import { keptText } from '../../device/texts/kept-text.ts'
import { readSettings } from '../../device/videos/video-storage.ts'
import { notifyMarks } from '../../device/words/known-words.ts'
import { showSavedWords } from '../../device/words/saved-words.ts'
import { keepNew, partEntries, readPart, showPart } from './learnt-part.ts'

/**
 * All that this device keeps of its learner. Throws if the practice cannot be read: a file without them would
 * be incomplete.
 */
export async function readThisDevice(): Promise<Device> {
  const { video, name, username } = profileStore.getState()
  const { learner, ...malayalam } = await readPart('malayalam')
  const positions = videosUnder(deviceKeys.videoPosition).map(
    (id) => [id, Number.parseFloat(deviceStorage.getItem(deviceKeys.videoPosition + id) ?? '')] as const,
  )
  return {
    learner: { video, name, username, ...learner },
    ...malayalam,
    preferences: preferencesStore.getState(),
    malayalamKeyboard: keyboardStore.getState().keyboard,
    videoSettings: Object.fromEntries(
      videosUnder(deviceKeys.videoSettings).map((id) => [id, readSettings(id)]),
    ),
    text: keptText(),
    positions: readPositions(positions),
    ...(storageOf('english').names().length > 0 && { english: await readPart('english') }),
  }
}

/** Fetches what this device does not have of its learner's practice. Throws if it cannot. */
export async function fetchMissing() {
  for (const learnt of targetLanguages) {
    if (ownerOf(storageOf(learnt)) === 'visitor') continue
    const { fetchWholeLog } = await import('../../device/sync/older-practice.ts')
    await fetchWholeLog(learnt)
  }
}

/**
 * Joins another device's state into this one's, `mine`. Throws and changes nothing if the browser has no more
 * room.
 */
export async function joinDevice(mine: Device, theirs: Device, now: number): Promise<Device> {
  const merged = mergeDevices(mine, theirs, untouched)
  const undone: (() => void)[] = []
  try {
    undone.push(
      writeAll({
        ...entriesOf(mine, merged),
        ...partEntries('malayalam', merged),
        ...(merged.english && partEntries('english', merged.english)),
      }),
    )
    undone.push(keepNew('malayalam', mine, merged))
    if (merged.english) undone.push(keepNew('english', mine.english ?? untouchedPart, merged.english))
    const { addAll } = await import('../../device/log/record-practice.ts')
    await addAll(theirs.practice, now, 'malayalam')
    if (theirs.english) await addAll(theirs.english.practice, now, 'english')
  } catch (error) {
    for (const undo of undone.toReversed()) undo()
    await probeAgain()
    throw error
  }
  for (const learnt of targetLanguages) showSavedWords(undefined, storageOf(learnt))
  notifyMarks()
  showPart('malayalam', merged)
  if (merged.english) showPart('english', merged.english)
  profileStore.setState(merged.learner)
  chooseKeyboard(merged.malayalamKeyboard)
  preferencesStore.setState(merged.preferences)
  paintPreferences(merged.preferences)
  return merged
}

/** A file that is too large for the browser says nothing about the small things that a learner does next. */
const probeAgain = () =>
  import('../../device/keeping/probe.ts').then(
    ({ probeKeeping }) => probeKeeping(),
    () => undefined,
  )

const untouched: Device = {
  ...untouchedPart,
  learner: profileStore.getInitialState(),
  preferences: preferencesStore.getInitialState(),
  malayalamKeyboard: keyboardStore.getInitialState().keyboard,
  videoSettings: {},
  text: '',
  positions: {},
}

/** What to write under each name of no language that is learnt, except for what a store keeps itself. */
function entriesOf(mine: Device, { text, positions, videoSettings }: Device) {
  const owner = ownerOf(targetStorage)
  return {
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
  const before = Object.keys(entries).map((name) => [name, deviceStorage.getItem(name)] as const)
  function putBack() {
    for (const [name] of before) deviceStorage.removeItem(name)
    for (const [name, value] of before) if (value !== null) deviceStorage.setItem(name, value)
  }
  if (Object.entries(entries).every(([name, value]) => deviceStorage.setItem(name, value))) return putBack
  putBack()
  throw new Error('The device has no room.')
}
