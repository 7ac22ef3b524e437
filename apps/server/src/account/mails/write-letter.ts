import { languageOf } from '../../language/language.ts'
import type { AccountLetter } from '../../language/letters/account-letter.ts'
import { accountMail } from '../../mail/account-mail.ts'
import type { Outside } from '../../outside/outside.ts'
import { hasRoomFor } from './mailbox-limit.ts'

export type WriteLetter = (to: string, headers: Headers | undefined, letter: AccountLetter) => void

/**
 * Mails a letter in the language of the request, unless its mailbox has as many as it may have. No reply waits for it.
 */
export const letterWriter =
  ({ db, mail, background }: Pick<Outside, 'db' | 'mail' | 'background'>): WriteLetter =>
  (to, headers, letter) =>
    background.start(async () => {
      if (await hasRoomFor(db, to, letter.kind))
        await mail.send({ to, ...accountMail(letter, languageOf(headers)) })
    })

/** The URL of one of our pages, with a token in it. */
export const pageLink = (publicUrl: string, path: string, query: Readonly<Record<string, string>>) =>
  `${publicUrl}${path}?${new URLSearchParams(query)}`
