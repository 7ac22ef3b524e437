/** A letter that brings a secret: a link to a page, or a code. */
export type KeyLetter =
  | { kind: 'confirm' | 'confirm-new-email' | 'reset' | 'sign-in-link'; url: string }
  | { kind: 'change-email'; url: string; newEmail: string }
  | { kind: 'sign-in-code' | 'own-code'; code: string }

/** A letter that tells what has happened to an account. */
type NoticeLetter =
  | { kind: 'email-changed'; newEmail: string }
  | { kind: 'new-device'; device: string }
  | {
      kind:
        | 'email-change-asked'
        | 'email-left'
        | 'email-arrived'
        | 'password-changed'
        | 'password-guesses'
        | 'two-factor-on'
        | 'two-factor-off'
        | 'recovery-code-used'
        | 'recovery-codes-new'
        | 'provider-added'
        | 'account-deleted'
        | 'account-closed'
    }

/** What accounts write to learners. */
export type AccountLetter = KeyLetter | NoticeLetter

/** What a mail says. `{newEmail}` and `{device}` in a line are the letter's. */
type Words = { subject: string; lines: readonly string[]; button?: string; closing: string }

/** The mails of a language, by the kind of the letter. */
export type Mails = Readonly<Record<AccountLetter['kind'], Words>>
