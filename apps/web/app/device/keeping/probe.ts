import type { TargetLanguage } from '@app/learning/languages'
import { type HeldPractice, held } from '../log/held-practice.ts'
import { changeLog, numberIn, readLog } from '../log/log-database.ts'
import { Blocked, type Logs, logs } from '../log/open-log.ts'
import { markVisitor, readMark } from '../log/visitor-mark.ts'
import type { DeviceStorage } from '../storage/device-storage.ts'
import { type Keeping, noteKeeping, refusalOf } from '../storage/keeping.ts'
import { deviceKeys } from '../storage/keys.ts'
import { type Owner, ownerOf } from '../storage/owner.ts'
import { targetLanguage, targetStorage } from '../target-language/target-language.ts'

type Outside = {
  storage: DeviceStorage
  logs: Logs
  held: HeldPractice
  keepHeld: (owner: Owner, learnt: TargetLanguage, now: number) => Promise<boolean>
  note: (found: Partial<Keeping>) => void
  now: () => number
}

/**
 * Finds out whether the browser keeps what it is given, and whether it has removed what it had kept. What it did not take
 * before is given to it again.
 */
export function keepingProbe({ storage, logs, held, keepHeld, note, now }: Outside) {
  async function probeLog() {
    const owner = ownerOf(storage)
    const log = await logs.open(owner)
    const token = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
    await changeLog(log, (writing) => writing.objectStore('notes').put(token, 'probe'))
    if ((await numberIn(readLog(log), 'probe')) !== token) throw new Error('The browser has not kept it.')
    await findEvicted()
    if (held.of(owner, targetLanguage).length > 0) await keepHeld(owner, targetLanguage, now())
  }

  /**
   * Local storage knows that the visitor's log has something, and the log that local storage does. If only one of them
   * knows, the browser has removed the other. That is said once. A log that was removed may have something again by now.
   * What an account has done comes from its server.
   */
  async function findEvicted() {
    // Another tab may mark both meanwhile: each side is asked before the one that it is told after.
    const before = readMark(storage)
    const log = await logs.open('visitor')
    const reading = readLog(log)
    const [changes, marked] = await Promise.all([numberIn(reading, 'changes'), numberIn(reading, 'marked')])
    const after = readMark(storage)
    const isLogGone = (before && changes === 0) || (before === 'marked' && marked !== 1)
    if (isLogGone || (marked === 1 && !after)) note({ evicted: true })
    if (changes === 0) {
      if (before) storage.removeItem(deviceKeys.practiceKept)
    } else if (after !== 'marked' || marked !== 1) await markVisitor(storage, log)
  }

  return async function probe() {
    if (storage.setItem(deviceKeys.probe, '1')) note({ local: 'kept' })
    storage.removeItem(deviceKeys.probe)
    try {
      await probeLog()
      note({ log: 'kept' })
    } catch (error) {
      note({ log: error instanceof Blocked ? 'blocked' : refusalOf(error) })
    }
  }
}

export const probeKeeping = keepingProbe({
  ...{ storage: targetStorage, logs, held, note: noteKeeping, now: Date.now },
  // What writes practice is large, and loaded when there is some.
  keepHeld: async (owner, learnt, now) =>
    (await import('../log/record-practice.ts')).keeper.keepHeld(owner, learnt, now),
})
