import type { SocialProvider } from '@app/api'
import type { HashCost } from '../password/password.ts'

type SocialKeys = { clientId: string; clientSecret: string }

export type AccountSettings = {
  /** Signs cookies and mailed tokens. All processes on one database need the same. */
  secret: string
  /** The e-mails of the operators, in small letters. */
  operators: readonly string[]
  /** The cost of hashing a password, if it is not the usual one: tests have a low one. */
  hashCost?: HashCost
  social: Partial<Record<SocialProvider, SocialKeys>>
}
