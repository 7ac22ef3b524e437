import { createStore, useStore } from 'zustand'
import { deviceKeys } from '../device/storage/keys.ts'
import { deviceStorage } from '../device/storage/safe-storage.ts'

/**
 * A video or sound file that the learner chose. It never leaves the device, and is available until the tab is
 * closed.
 */
export type LocalMedia = { url: string; name: string; isVideo: boolean }

/** By the ids of the texts. */
const files = createStore<Partial<Record<string, LocalMedia>>>(() => ({}))

const maxRemembered = 200

/** Gives a text of the learner its file, and remembers that it belongs there. */
export function keepLocalMedia(videoId: string, file: File) {
  const before = files.getState()[videoId]
  if (before) URL.revokeObjectURL(before.url)
  const url = URL.createObjectURL(file)
  files.setState({ [videoId]: { url, name: file.name, isVideo: file.type.startsWith('video/') } })
  const others = remembered().filter(([mark]) => mark !== markOf(file))
  deviceStorage.setItem(
    deviceKeys.localMedia,
    JSON.stringify([...others, [markOf(file), videoId]].slice(-maxRemembered)),
  )
}

/** Removes a file from its text: it belonged to another text, or cannot be played here. */
export function dropLocalMedia(videoId: string) {
  const before = files.getState()[videoId]
  if (!before) return
  URL.revokeObjectURL(before.url)
  files.setState({ [videoId]: undefined })
  const others = remembered().filter(([mark, id]) => id !== videoId || !mark.endsWith(` ${before.name}`))
  deviceStorage.setItem(deviceKeys.localMedia, JSON.stringify(others))
}

/** The text to which a file was given earlier, on this device. */
export function textOfFile(file: File): string | undefined {
  return remembered().find(([mark]) => mark === markOf(file))?.[1]
}

/** The file of a text, while the tab is open. */
export function useLocalMedia(videoId: string | undefined): LocalMedia | undefined {
  return useStore(files, (kept) => (videoId === undefined ? undefined : kept[videoId]))
}

const markOf = ({ name, size }: File) => `${size} ${name}`

function remembered(): [mark: string, videoId: string][] {
  const stored = deviceStorage.readJson(deviceKeys.localMedia)
  if (!Array.isArray(stored)) return []
  return stored.filter(
    (pair): pair is [string, string] =>
      Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'string',
  )
}
