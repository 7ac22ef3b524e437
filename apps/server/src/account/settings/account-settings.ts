import type { SocialProvider } from '@app/api'
import type { HashCost } from '../password/password.ts'

type SocialKeys = { clientId: string; clientSecret: string }

export type AccountSettings = {
  /** Signs cookies and mailed tokens; all processes on one database need the same. */
  secret: string
  /** The e-mails of the operators, in small letters. */
  operators: readonly string[]
  /** What hashing a password costs, where it is not the usual: tests have it low. */
  hashCost?: HashCost
  social: Partial<Record<SocialProvider, SocialKeys>>
}
