import type { ErrorCode } from '@app/api'
import { APIError } from 'better-auth/api'
import { AppError } from '../../errors/app-error.ts'
import { codeOf } from '../../errors/error-code.ts'
import type { SecurityEvent } from '../../errors/security-event.ts'
import type { PlainId } from '../../language/messages.ts'

type Refusal = { code: ErrorCode; says: PlainId; event?: SecurityEvent }

const taken: Refusal = { code: 'conflict', says: 'email-taken' }
const usedUp: Refusal = { code: 'invalid', event: 'bad-link', says: 'link-used' }
const wrongCode: Refusal = { code: 'wrong-credentials', event: 'wrong-code', says: 'code-wrong' }
const oldCode: Refusal = { code: 'invalid', event: 'wrong-code', says: 'code-expired' }
const notForYou: Refusal = { code: 'invalid', says: 'not-for-you' }

/** Our words for better-auth's error codes. */
const refusals: Readonly<Record<string, Refusal>> = {
  INVALID_EMAIL_OR_PASSWORD: {
    code: 'wrong-credentials',
    event: 'sign-in-failed',
    says: 'credentials-wrong',
  },
  INVALID_PASSWORD: { code: 'wrong-credentials', event: 'wrong-password', says: 'password-wrong' },
  INVALID_EMAIL: { code: 'invalid', says: 'email-invalid' },
  USER_ALREADY_EXISTS: taken,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
  FAILED_TO_CREATE_USER: taken,
  CREDENTIAL_ACCOUNT_NOT_FOUND: { code: 'invalid', says: 'password-none' },
  INVALID_TOKEN: usedUp,
  TOKEN_EXPIRED: usedUp,
  INVALID_OTP: wrongCode,
  INVALID_CODE: wrongCode,
  INVALID_BACKUP_CODE: wrongCode,
  OTP_EXPIRED: oldCode,
  OTP_HAS_EXPIRED: oldCode,
  TOO_MANY_ATTEMPTS: { code: 'too-many', says: 'code-expired' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { code: 'too-many', says: 'sign-in-again' },
  INVALID_TWO_FACTOR_COOKIE: { code: 'signed-out', says: 'sign-in-again' },
  ACCOUNT_TEMPORARILY_LOCKED: { code: 'too-many', says: 'codes-too-many' },
  BANNED_USER: { code: 'forbidden', says: 'account-closed' },
  EMAIL_ALREADY_VERIFIED: { code: 'conflict', says: 'email-confirmed' },
  YOU_CANNOT_BAN_YOURSELF: notForYou,
  YOU_CANNOT_REMOVE_YOURSELF: notForYou,
}

const byStatus: Readonly<Record<number, Refusal>> = {
  401: { code: 'signed-out', says: 'sign-in-first' },
  403: { ...notForYou, code: 'forbidden' },
  404: { code: 'not-found', says: 'nothing-here' },
}

/**
 * Translates a refusal of better-auth into one of ours. Its own texts mention internals and are in English
 * only.
 */
export function refusalOf(status: number, { code }: AuthError): AppError {
  const known = (code && refusals[code]) || byStatus[status]
  if (known) return new AppError(known.code, known.says, known.event && { event: known.event })
  if (status < 500) return new AppError('invalid', 'cannot-be-done')
  return new AppError('unavailable', 'accounts-away')
}

/** The refusal of a code that is wrong or was used before. */
export const refusedCodeOf = () => refusalOf(401, { code: 'INVALID_CODE' })

/** The same refusal, thrown from inside better-auth. */
export const refusedCode = () =>
  new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })

/**
 * Foreign key and unique violation, serialization failure and deadlock: the account is gone, or another
 * request was quicker.
 */
const overtakenBy = new Set(['23503', '23505', '40001', '40P01'])

/**
 * Translates the database's refusal to write for an account that changed at the same moment. Returns other
 * errors as they are.
 */
export const overtaken = (error: unknown): unknown =>
  overtakenBy.has(codeOf(error) ?? '') ? new AppError('conflict', 'account-changed') : error

/**
 * The refusal of a mailed link that does not work any more: used, too old, or mailed before the account
 * changed.
 */
export const usedLink = () => refusalOf(400, { code: 'INVALID_TOKEN' })

export type AuthError = { code?: string }
