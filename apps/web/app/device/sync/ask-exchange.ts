import type { SyncChanges, SyncReply } from '@app/api'
import { syncPath, targetSyncPath } from '@app/api/paths'
import { defaultTargetLanguage, type TargetLanguage } from '@app/learning/languages'
import { outlives } from '../../api/outlives.ts'
import { choiceSent, choiceToSend } from '../target-language/target-language-choice.ts'

/** Milliseconds. */
const timeout = 20_000

/** The session has ended, or belongs to another learner: asking again is useless until somebody signs in. */
export class SignedOut extends Error {
  override name = 'SignedOut'
}

/** Asks the server for one exchange about a language. With it goes what the learner chose here, if it is still to be sent. */
export async function askExchange(learnt: TargetLanguage, changes: SyncChanges): Promise<SyncReply> {
  const chosen = choiceToSend()
  const path = learnt === defaultTargetLanguage ? syncPath : targetSyncPath.replace(':learnt', learnt)
  const text = JSON.stringify({ ...changes, ...(chosen && { chosen }) } satisfies SyncChanges)
  const reply = await fetch(path, {
    method: 'post',
    headers: { 'content-type': 'application/json' },
    body: text,
    keepalive: outlives(text),
    signal: AbortSignal.timeout(timeout),
  })
  if (reply.status === 401 || reply.status === 403) throw new SignedOut()
  if (!reply.ok) throw new Error(`The server answered ${reply.status}.`)
  const read = (await reply.json()) as SyncReply
  // A server of before keeps no choice.
  if (chosen && read.chosen === chosen) choiceSent(chosen)
  return read
}
