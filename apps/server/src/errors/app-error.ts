import type { ErrorCode } from '@app/api'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Message, say } from '../language/messages.ts'
import type { SecurityEvent } from './security-event.ts'

/** A failure that the caller may read. Anything else that is thrown is a bug, and is sent as `unexpected`. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  /** The message for the caller, in their language. The error's own message is the same in English. */
  readonly said: Message
  /** Details that the area's contract defines. */
  readonly detail: unknown
  /** The event that an operator should see, if any. */
  readonly event: SecurityEvent | undefined

  /** With the event `null` nothing about the request is logged. */
  constructor(
    code: ErrorCode,
    said: Message,
    { detail, event, ...options }: ErrorOptions & { detail?: unknown; event?: SecurityEvent | null } = {},
  ) {
    super(say(said), options)
    this.code = code
    this.said = said
    this.detail = detail
    this.event = event === null ? undefined : (event ?? eventOf[code])
  }
}

const eventOf: Partial<Record<ErrorCode, SecurityEvent>> = { forbidden: 'forbidden', 'too-many': 'too-many' }

export const statusOf: Record<ErrorCode, ContentfulStatusCode> = {
  invalid: 400,
  'wrong-credentials': 401,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'wrong-method': 405,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  unavailable: 503,
  unexpected: 500,
}
