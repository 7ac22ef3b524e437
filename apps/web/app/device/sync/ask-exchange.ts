import type { PracticeLogReply, SyncChanges, SyncReply } from '@app/api'
import { practiceLogPath, syncPath, targetSyncPath } from '@app/api/paths'
import { defaultTargetLanguage, type TargetLanguage } from '@app/learning/languages'
import { outlives } from '../../api/outlives.ts'
import type { LogPart } from '../log/log-database.ts'
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
  const read = await readReply<SyncReply>(reply)
  // A server of before keeps no choice.
  if (chosen && read.chosen === chosen) choiceSent(chosen)
  return read
}

/** Asks for a page of the practice before a place in the log. */
export async function askOlder(
  learnt: TargetLanguage,
  learner: string,
  before: LogPart['before'],
): Promise<PracticeLogReply> {
  const place = typeof before === 'object' ? { at: String(before.at), id: before.id } : {}
  const query = new URLSearchParams({ learner, ...place })
  const signal = AbortSignal.timeout(timeout)
  return readReply(await fetch(`${practiceLogPath.replace(':learnt', learnt)}?${query}`, { signal }))
}

async function readReply<Reply>(reply: Response): Promise<Reply> {
  if (reply.status === 401 || reply.status === 403) throw new SignedOut()
  if (!reply.ok) throw new Error(`The server answered ${reply.status}.`)
  return (await reply.json()) as Reply
}
