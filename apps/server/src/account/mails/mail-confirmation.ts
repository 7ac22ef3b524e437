import { languageOf, pageIn } from '../../language/language.ts'
import type { Outside } from '../../outside/outside.ts'
import type { SecretOwner } from '../store/mailed-secret-store.ts'
import { mailedSecrets } from './mailed-secrets.ts'
import { letterWriter, pageLink } from './write-letter.ts'

type Needs = Pick<Outside, 'db' | 'account' | 'publicUrl' | 'mail' | 'background'>

/** The URL of the page for links about an address. The page does nothing until its button is pressed. */
export const linkToConfirm = (publicUrl: string, token: string, headers: Headers | undefined) =>
  pageLink(publicUrl, pageIn('/confirm-email', languageOf(headers)), { token })

/** Mails the link that proves the address of an account. */
export function confirmationMailer(outside: Needs) {
  const secrets = mailedSecrets(outside)
  const write = letterWriter(outside)
  return async (owner: SecretOwner | undefined, headers: Headers | undefined) => {
    const token = owner && !owner.emailVerified && (await secrets.issue(owner, 'confirm'))
    if (token)
      write(owner.email, headers, { kind: 'confirm', url: linkToConfirm(outside.publicUrl, token, headers) })
  }
}
