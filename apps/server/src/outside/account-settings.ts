import type { SocialProvider } from '@app/api'

/** The parameters of scrypt, named as in RFC 7914. */
export type HashCost = { N: number; r: number; p: number }

type SocialKeys = { clientId: string; clientSecret: string }

export type AccountSettings = {
  /** Signs cookies and mailed tokens. All processes on one database need the same. */
  secret: string
  /** The secret of before, whose cookies and authenticator apps still count while it is being replaced. */
  formerSecret?: string
  /** The e-mails of the operators, in small letters. */
  operators: readonly string[]
  /** The cost of hashing a password, if it is not the usual one: tests have a low one. */
  hashCost?: HashCost
  social: Partial<Record<SocialProvider, SocialKeys>>
}
