import { createHash } from 'node:crypto'
import type { AccountSettings } from '../../outside/account-settings.ts'

type Secrets = Pick<AccountSettings, 'secret' | 'formerSecret'>

/** better-auth writes a number beside what it encrypts, by which it finds the secret: one that the secret itself gives. */
const versionOf = (secret: string) =>
  Number.parseInt(createHash('sha256').update(secret).digest('hex').slice(0, 7), 16)

/** The secrets by which better-auth encrypts (the first) and decrypts. */
export const secretVersions = ({ secret, formerSecret }: Secrets) =>
  [secret, ...(formerSecret ? [formerSecret] : [])].map((value) => ({ version: versionOf(value), value }))

/** The same for its functions. What was encrypted before there were numbers is of the oldest secret. */
export const secretConfig = ({ secret, formerSecret }: Secrets) => ({
  keys: new Map(
    secretVersions({ secret, ...(formerSecret && { formerSecret }) }).map(({ version, value }) => [
      version,
      value,
    ]),
  ),
  currentVersion: versionOf(secret),
  legacySecret: formerSecret ?? secret,
})
