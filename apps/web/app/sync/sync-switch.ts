import { deviceStorage } from '../storage/safe-storage.ts'
import { ownerOf } from './progress/journal.ts'

/** The part that talks to the server is loaded only when somebody is signed in. */
const load = () =>
  import('./browser-sync.ts').then((part) => {
    loaded = part
    return part
  })

let loaded: Awaited<typeof import('./browser-sync.ts')> | undefined

/** Whose progress is to follow them, as this tab knows. */
let wanted: string | undefined

/**
 * Somebody is signed in: what a visitor did on this device joins their progress, and from then on it follows them. May be called
 * again at any time. Where the code cannot be loaded now, it is when the device is online again.
 */
export async function startSync(userId: string): Promise<void> {
  wanted = userId
  const goOn = () => wanted === userId && void startSync(userId)
  await load().then(
    ({ start }) => wanted === userId && start(userId),
    () => window.addEventListener('online', goOn, { once: true }),
  )
}

/** Whether the account that is signed in did something here that the server does not know yet. */
export const owesServer = () => loaded?.owes() ?? false

/**
 * The account's progress leaves the device, and the visitor's own shows again: at once, where the part was loaded. To be awaited
 * before the session is ended where something waits to be sent; that takes a few seconds at most.
 */
export async function stopSync(): Promise<void> {
  if (!wanted && ownerOf(deviceStorage) === 'visitor') return
  wanted = undefined
  const { stop } = loaded ?? (await load())
  await stop()
}

/** What a page that was closed did not come to take off the device: all of an account that has left but what was never sent. */
export async function forgetLeft(userId: string): Promise<void> {
  const { forgetLeft } = await load()
  await forgetLeft(userId)
}

/** The account was deleted: what it may have left here, unsent, goes too. */
export async function forgetSync(userId: string): Promise<void> {
  const { forget } = await load()
  await forget(userId)
}

/** Something waits to be sent. */
export function wakeSync() {
  void load().then(
    ({ wake }) => wake(),
    () => undefined,
  )
}

/** Takes loose changes into the visitor's progress. What cannot be done now is done another time. */
export function tidyProgress() {
  void load().then(
    ({ tidy }) => tidy(),
    () => undefined,
  )
}
