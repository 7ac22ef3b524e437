import type { SocialProvider } from '@app/api'

type SocialKeys = { clientId: string; clientSecret: string }

export type AccountSettings = {
  /** Signs cookies and mailed tokens; all processes on one database need the same. */
  secret: string
  /** The e-mails of the operators, in small letters. */
  operators: readonly string[]
  social: Partial<Record<SocialProvider, SocialKeys>>
}
