import { firstUserlevel } from '../course/userlevel.ts'
import { change, type DeviceProgress } from './device.ts'
import { type Progress, readProgress } from './progress.ts'
import { recordIdPattern } from './record-id.ts'

/** What of a visitor's progress has joined an account already: it joins each account once, so that a reset there lasts. */
export type Joined = Pick<Progress, 'epoch' | 'userlevel'> & { lastResult: string }

/**
 * On sign-in the visitor's progress joins the account's, in the account's own epoch: the visitor's resets are not the
 * account's. The account must have been fetched before.
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

/** What a stored value means: a damaged one says that nothing has joined. */
export function readJoined(stored: unknown): Joined | undefined {
  if (!stored || typeof stored !== 'object' || !('lastResult' in stored)) return undefined
  const { lastResult } = stored
  if (typeof lastResult !== 'string' || (lastResult !== '' && !recordIdPattern.test(lastResult)))
    return undefined
  const { epoch, userlevel } = readProgress(stored)
  return { epoch, userlevel, lastResult }
}
