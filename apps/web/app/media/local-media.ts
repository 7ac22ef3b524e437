import { useSyncExternalStore } from 'react'
import { deviceKeys } from '../storage/keys.ts'
import { deviceStorage } from '../storage/safe-storage.ts'

/** A video or sound file that the learner chose: it never leaves the device, and is here until the tab is closed. */
export type LocalMedia = { url: string; name: string; isVideo: boolean }

const media = new Map<string, LocalMedia>()
const watchers = new Set<() => void>()

const mostRemembered = 200

/** Puts a file to a text of the learner's, and remembers that it belongs there. */
export function keepLocalMedia(videoId: string, file: File) {
  const before = media.get(videoId)
  if (before) URL.revokeObjectURL(before.url)
  media.set(videoId, {
    url: URL.createObjectURL(file),
    name: file.name,
    isVideo: file.type.startsWith('video/'),
  })
  const others = remembered().filter(([mark]) => mark !== markOf(file))
  deviceStorage.setItem(
    deviceKeys.localMedia,
    JSON.stringify([...others, [markOf(file), videoId]].slice(-mostRemembered)),
  )
  for (const changed of watchers) changed()
}

/** Takes a file away from its text again: it was another's, or cannot be played here. */
export function dropLocalMedia(videoId: string) {
  const before = media.get(videoId)
  if (!before) return
  URL.revokeObjectURL(before.url)
  media.delete(videoId)
  const others = remembered().filter(([mark, id]) => id !== videoId || !mark.endsWith(` ${before.name}`))
  deviceStorage.setItem(deviceKeys.localMedia, JSON.stringify(others))
  for (const changed of watchers) changed()
}

/** The text that a file was put to before, on this device. */
export function textOfFile(file: File): string | undefined {
  return remembered().find(([mark]) => mark === markOf(file))?.[1]
}

/** The file of a text, while the tab is open. */
export function useLocalMedia(videoId: string | undefined): LocalMedia | undefined {
  return useSyncExternalStore(
    watch,
    () => (videoId === undefined ? undefined : media.get(videoId)),
    () => undefined,
  )
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

function watch(changed: () => void) {
  watchers.add(changed)
  return () => {
    watchers.delete(changed)
  }
}
