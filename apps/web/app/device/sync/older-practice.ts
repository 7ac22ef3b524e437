import type { TargetLanguage } from '@app/learning/languages'
import { type LogDatabase, type LogPart, noteIn, readLog } from '../log/log-database.ts'
import { logs } from '../log/open-log.ts'
import { storeOlderPage } from '../log/store-older-page.ts'
import { type AccountOwner, learnerOfOwner, ownerOf } from '../storage/owner.ts'
import { wakeSync } from '../storage/wake-sync.ts'
import { storageOf, targetLanguage } from '../target-language/target-language.ts'
import { askOlder } from './ask-exchange.ts'

/** All days that a page of the app shows, and some more. In milliseconds. */
const shown = 100 * 24 * 3_600_000

/** Between two pages, where the browser does not say when it is idle. In milliseconds. */
const rest = 2000

/** Where the older part of a log comes from, and where it goes. */
type Older = {
  database: LogDatabase
  ask: (before: LogPart['before']) => ReturnType<typeof askOlder>
  /** Whether it is still the same account's turn. */
  wanted: () => boolean
}

/**
 * Fetches practice that is older than what is here, newest first, until nothing is missing or `isEnough` says so. Returns
 * whether the last page came now: then the next exchange makes the log whole.
 */
export async function fetchOlder(
  { database, ask, wanted }: Older,
  isEnough: (part: LogPart) => boolean,
  pause: () => Promise<unknown>,
): Promise<boolean> {
  for (let came = false; ; came = true) {
    const part = await noteIn(readLog(database), 'behind')
    if (!part) return false
    const { before } = part
    if (before === undefined) return came
    if (isEnough(part)) return false
    await pause()
    const page = await ask(before)
    if (!wanted()) return false
    await storeOlderPage(database, before, page)
  }
}

/** What is older than all that is shown stays on the server, unless something here needs it. */
export const isEnoughAt =
  (now: number) =>
  ({ before, wanted }: LogPart): boolean =>
    wanted === undefined && typeof before === 'object' && before.at < now - shown

/** On a device that is to spare data, only the newest page comes by itself. */
const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, rest)
  })

let busy = false

/** The same whenever the browser is idle. What fails comes after another exchange. */
export async function fetchOlderWhenIdle(
  learnt: TargetLanguage,
  owner: AccountOwner,
  wanted: () => boolean,
): Promise<boolean> {
  if (busy) return false
  busy = true
  try {
    const isEnough = isEnoughAt(Date.now())
    return await fetchOlder(
      {
        database: await logs.open(owner, learnt),
        ask: (before) => askOlder(learnt, learnerOfOwner(owner), before),
        wanted,
      },
      (part) => (savesData() && part.before !== 'nothing') || isEnough(part),
      idle,
    )
  } catch {
    return false
  } finally {
    busy = false
  }
}

/** The learner wants all of their practice in a file: what is missing here comes now. Throws if it cannot. */
export async function fetchWholeLog(learnt = targetLanguage): Promise<void> {
  const storage = storageOf(learnt)
  const owner = ownerOf(storage)
  if (owner === 'visitor') return
  const database = await logs.open(owner, learnt)
  const ask = (before: LogPart['before']) => askOlder(learnt, learnerOfOwner(owner), before)
  const wanted = () => ownerOf(storage) === owner
  if (
    await fetchOlder(
      { database, ask, wanted },
      () => false,
      async () => undefined,
    )
  )
    wakeSync()
}
