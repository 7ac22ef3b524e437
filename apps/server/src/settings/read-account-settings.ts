import { isEmailAddress } from '@app/api'
import { StartError } from '../errors/start-error.ts'
import type { AccountSettings } from '../outside/account-settings.ts'

/** In characters. A shorter secret could be guessed. */
export const shortestSecret = 32

export function readAuthSecret(text: string, name = 'AUTH_SECRET'): string {
  if (text.length >= shortestSecret) return text
  throw new StartError(`${name} must have at least ${shortestSecret} characters, not ${text.length}.`)
}

export function readOperators(text: string): string[] {
  const emails = text
    .toLowerCase()
    .split(',')
    .map((email) => email.trim())
    .filter(Boolean)
  const wrong = emails.find((email) => !isEmailAddress(email))
  if (wrong === undefined) return emails
  throw new StartError(`OPERATORS must be e-mail addresses with commas between them; "${wrong}" is none.`)
}

const socialNames = [
  ['google', 'GOOGLE'],
  ['github', 'GITHUB'],
  ['facebook', 'FACEBOOK'],
] as const

export function readSocial(value: (name: string) => string | undefined): AccountSettings['social'] {
  const social: AccountSettings['social'] = {}
  for (const [provider, name] of socialNames) {
    const clientId = value(`${name}_CLIENT_ID`)
    const clientSecret = value(`${name}_CLIENT_SECRET`)
    if (clientId && clientSecret) social[provider] = { clientId, clientSecret }
    else if (clientId || clientSecret) {
      throw new StartError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET go together: one of them is not set.`)
    }
  }
  return social
}
