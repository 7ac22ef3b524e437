import { deviceKeys } from '../storage/keys.ts'
import { deviceStorage } from '../storage/safe-storage.ts'
import { sendChangesBy } from '../storage/wake-sync.ts'

/** The code that talks to the server is loaded only when somebody is signed in. */
const load = () =>
  import('./browser-sync.ts').then((part) => {
    loaded = part
    return part
  })

let loaded: Awaited<typeof import('./browser-sync.ts')> | undefined

/** The learner whose progress should be exchanged, as far as this tab knows. */
let wanted: string | undefined

/**
 * Call this when somebody is signed in: the visitor's progress on this device joins theirs, and is exchanged
 * from then on. It may be called again at any time. If the code cannot be loaded now, it is loaded when the
 * device is online again.
 */
export async function startSync(userId: string): Promise<void> {
  wanted = userId
  sendChangesBy(wakeSync)
  const goOn = () => wanted === userId && void startSync(userId)
  await load().then(
    ({ start }) => wanted === userId && start(userId),
    () => window.addEventListener('online', goOn, { once: true }),
  )
}

/** Whether the signed-in account has changes here that the server does not have. */
export const hasUnsentChanges = () => loaded?.hasUnsent() ?? false

/**
 * Removes the account's progress from the device and shows the visitor's own again, at once if the code was
 * loaded. Await it before the session is ended if changes wait to be sent; that takes a few seconds at most.
 */
export async function stopSync(): Promise<void> {
  // Each language that is learnt has an owner.
  const isOwned = deviceStorage.names().some((name) => name.endsWith(deviceKeys.progressOwner))
  if (!wanted && !isOwned) return
  wanted = undefined
  const { stop } = loaded ?? (await load())
  await stop()
}

/**
 * Finishes what a closed page could not do: removes all of an account that has left, except its unsent
 * changes.
 */
export async function forgetLeft(userId: string): Promise<void> {
  const { forgetLeft } = await load()
  await forgetLeft(userId)
}

/** The account was deleted: its unsent changes on this device are deleted too. */
export async function forgetSync(userId: string): Promise<void> {
  const { forget } = await load()
  await forget(userId)
}

/** Something waits to be sent. */
function wakeSync() {
  void load().then(
    ({ wake }) => wake(),
    () => undefined,
  )
}
