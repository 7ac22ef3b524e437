import { firstUserlevel } from '../levels/userlevel.ts'
import { change, type DeviceProgress } from './device.ts'
import { type Progress, readProgress } from './progress.ts'
import { recordIdPattern } from './record-id.ts'

/**
 * The part of a visitor's progress that was already added to an account. Each part is added only once, so
 * that a reset in the account lasts.
 */
export type Joined = Pick<Progress, 'epoch' | 'userlevel'> & { lastResult: string }

/**
 * Adds the visitor's progress to the account's at sign-in, in the account's own epoch: the visitor's resets
 * do not count for the account. The account's progress must have been fetched before.
 */
export function joinVisitor(
  account: DeviceProgress,
  visitor: Progress,
  joined: Joined | undefined,
): DeviceProgress {
  const { epoch, userlevel } = visitor
  const risen = !joined || epoch > joined.epoch || userlevel > joined.userlevel
  return change(account, {
    epoch: account.progress.epoch,
    userlevel: risen ? userlevel : firstUserlevel,
    results: visitor.results.filter(({ id }) => !joined || id > joined.lastResult),
    words: visitor.words.filter(({ word }) => word !== null),
  })
}

export function joinedNow({ epoch, userlevel, results }: Progress, before: Joined | undefined): Joined {
  return { epoch, userlevel, lastResult: results.at(-1)?.id ?? before?.lastResult ?? '' }
}

/** Reads a stored value. If it is damaged, nothing counts as added. */
export function readJoined(stored: unknown): Joined | undefined {
  if (!stored || typeof stored !== 'object' || !('lastResult' in stored)) return undefined
  const { lastResult } = stored
  if (typeof lastResult !== 'string' || (lastResult !== '' && !recordIdPattern.test(lastResult)))
    return undefined
  const { epoch, userlevel } = readProgress(stored)
  return { epoch, userlevel, lastResult }
}
