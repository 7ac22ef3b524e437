import type { ErrorCode } from '@app/api'
import type { Language } from '@app/learning/languages'
import { APIError } from 'better-auth/api'
import { AppError } from '../../error.ts'
import type { SecurityEvent } from '../../security/security-event.ts'

type Sentence = Readonly<Record<Language, string>>
type Refusal = { code: ErrorCode; event?: SecurityEvent } & Sentence

const badCode: Sentence = {
  en: 'That code is not right.',
  ml: 'ഈ കോഡ് ശരിയല്ല.',
}
const usedLinkWords: Sentence = {
  en: 'This link is used already or too old. Please ask for a new one.',
  ml: 'ഈ ലിങ്ക് ഉപയോഗിച്ചുകഴിഞ്ഞതാണ്, അല്ലെങ്കിൽ അതിന്റെ സമയം കഴിഞ്ഞു. പുതിയ ലിങ്ക് ആവശ്യപ്പെടൂ.',
}
const askCode: Sentence = {
  en: 'That code has expired. Please ask for a new one.',
  ml: 'കോഡിന്റെ സമയം കഴിഞ്ഞു. പുതിയ കോഡ് ആവശ്യപ്പെടൂ.',
}
const signInAgain: Sentence = {
  en: 'That took too long. Please sign in again.',
  ml: 'സമയം കഴിഞ്ഞുപോയി. വീണ്ടും ലോഗിൻ ചെയ്യൂ.',
}
const taken: Sentence = {
  en: 'There is an account with this e-mail already. Log in, or reset your password.',
  ml: 'ഈ ഇമെയിലിൽ ഒരു അക്കൗണ്ട് നിലവിലുണ്ട്. ലോഗിൻ ചെയ്യൂ, അല്ലെങ്കിൽ പാസ്‌വേഡ് പുതുക്കൂ.',
}
const notForYou: Sentence = { en: 'This is not for you to do.', ml: 'ഇത് ചെയ്യാൻ നിങ്ങൾക്ക് അനുവാദമില്ല.' }

/** What better-auth refuses with, by its codes, in our words. */
const refusals: Readonly<Record<string, Refusal>> = {
  INVALID_EMAIL_OR_PASSWORD: {
    code: 'wrong-credentials',
    event: 'sign-in-failed',
    en: 'The e-mail or the password is not right.',
    ml: 'ഇമെയിലോ പാസ്‌വേഡോ ശരിയല്ല.',
  },
  INVALID_PASSWORD: {
    code: 'wrong-credentials',
    event: 'wrong-password',
    en: 'The password is not right.',
    ml: 'പാസ്‌വേഡ് ശരിയല്ല.',
  },
  INVALID_EMAIL: {
    code: 'invalid',
    en: 'This does not look like an e-mail address.',
    ml: 'ഇത് ശരിയായ ഇമെയിൽ വിലാസമല്ല.',
  },
  USER_ALREADY_EXISTS: { code: 'conflict', ...taken },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { code: 'conflict', ...taken },
  FAILED_TO_CREATE_USER: { code: 'conflict', ...taken },
  CREDENTIAL_ACCOUNT_NOT_FOUND: {
    code: 'invalid',
    en: 'This account has no password yet. Have a link mailed to set one: under "Password" in the profile.',
    ml: 'ഈ അക്കൗണ്ടിന് ഇതുവരെ പാസ്‌വേഡ് ഇല്ല. പ്രൊഫൈലിലെ ‘പാസ്‌വേഡ്’ എന്ന ഭാഗത്ത് അതിനുള്ള ലിങ്ക് മെയിലിൽ വരുത്താം.',
  },
  INVALID_TOKEN: { code: 'invalid', event: 'bad-link', ...usedLinkWords },
  TOKEN_EXPIRED: { code: 'invalid', event: 'bad-link', ...usedLinkWords },
  INVALID_OTP: { code: 'wrong-credentials', event: 'wrong-code', ...badCode },
  INVALID_CODE: { code: 'wrong-credentials', event: 'wrong-code', ...badCode },
  INVALID_BACKUP_CODE: { code: 'wrong-credentials', event: 'wrong-code', ...badCode },
  OTP_EXPIRED: { code: 'invalid', event: 'wrong-code', ...askCode },
  OTP_HAS_EXPIRED: { code: 'invalid', event: 'wrong-code', ...askCode },
  TOO_MANY_ATTEMPTS: { code: 'too-many', ...askCode },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { code: 'too-many', ...signInAgain },
  INVALID_TWO_FACTOR_COOKIE: { code: 'signed-out', ...signInAgain },
  ACCOUNT_TEMPORARILY_LOCKED: {
    code: 'too-many',
    en: 'Too many wrong codes. Please try again in a quarter of an hour.',
    ml: 'പല തവണ തെറ്റായ കോഡ് നൽകി. 15 മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  },
  BANNED_USER: {
    code: 'forbidden',
    en: 'This account has been closed by the operator.',
    ml: 'സൈറ്റ് നടത്തുന്നവർ ഈ അക്കൗണ്ട് അടച്ചു.',
  },
  EMAIL_ALREADY_VERIFIED: {
    code: 'conflict',
    en: 'This e-mail is confirmed already.',
    ml: 'ഈ ഇമെയിൽ സ്ഥിരീകരിച്ചുകഴിഞ്ഞതാണ്.',
  },
  YOU_CANNOT_BAN_YOURSELF: { code: 'invalid', ...notForYou },
  YOU_CANNOT_REMOVE_YOURSELF: { code: 'invalid', ...notForYou },
}

const byStatus: Readonly<Record<number, Refusal>> = {
  401: { code: 'signed-out', en: 'Please sign in first.', ml: 'ആദ്യം ലോഗിൻ ചെയ്യൂ.' },
  403: { code: 'forbidden', ...notForYou },
  404: { code: 'not-found', en: 'There is nothing here.', ml: 'ഇവിടെ ഒന്നുമില്ല.' },
}

/** better-auth's refusal as one of ours: its own words tell of its insides, and are in English only. */
export function refusalOf(status: number, { code }: AuthError, language: Language): AppError {
  const known = (code && refusals[code]) || byStatus[status]
  if (known) return new AppError(known.code, known[language], known.event && { event: known.event })
  if (status < 500) return new AppError('invalid', 'That cannot be done.')
  return new AppError('unavailable', 'The accounts do not answer. Please try again.')
}

/** A code that is not right, or that was used before. */
export const refusedCodeOf = (language: Language) => refusalOf(401, { code: 'INVALID_CODE' }, language)

/** The same, from within better-auth. */
export const refusedCode = () =>
  new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })

/** Foreign key and unique violation, serialization failure and deadlock: the account is gone, or somebody else was quicker. */
const overtakenBy = new Set(['23503', '23505', '40001', '40P01'])

/** The database's refusal to write for an account that has changed at the same moment, as one of ours; other errors as they are. */
export const overtaken = (error: unknown): unknown =>
  overtakenBy.has((error as { code?: string }).code ?? '')
    ? new AppError('conflict', 'The account has changed at the same moment. Please try again.')
    : error

/** A mailed link that works no more: used, too old, or mailed for an account that has changed since. */
export const usedLink = (language: Language) =>
  new AppError('invalid', usedLinkWords[language], { event: 'bad-link' })

export type AuthError = { code?: string }
