import { languageOf } from '../../language/language.ts'
import type { AccountLetter } from '../../language/letters/account-letter.ts'
import { accountMail } from '../../mail/account-mail.ts'
import type { Outside } from '../../outside/outside.ts'

export type WriteLetter = (to: string, headers: Headers | undefined, letter: AccountLetter) => void

/** Mails a letter in the language of the request. No reply waits for it. */
export const letterWriter =
  ({ mail, background }: Pick<Outside, 'mail' | 'background'>): WriteLetter =>
  (to, headers, letter) =>
    background.start(() => mail.send({ to, ...accountMail(letter, languageOf(headers)) }))

/** The URL of one of our pages, with a token in it. */
export const pageLink = (publicUrl: string, path: string, query: Readonly<Record<string, string>>) =>
  `${publicUrl}${path}?${new URLSearchParams(query)}`
