import type { Language } from '@app/learning/languages'
import type { AccountLetter } from '../language/letters/account-letter.ts'
import { fill, mailsIn } from '../language/messages.ts'
import { mailPage } from './mail-page.ts'

/** A letter as a mail, in plain text and in HTML that says the same. */
export function accountMail(letter: AccountLetter, language: Language) {
  const { subject, lines, button, closing } = mailsIn(language)[letter.kind]
  const values: Record<string, string> = { newEmail: '', device: '', ...letter }
  const told = lines.map((line) => fill(line, values, language))
  const key = 'url' in letter ? letter.url : 'code' in letter ? letter.code : undefined
  return {
    subject,
    text: `${[...told, key, closing].filter((part) => part !== undefined).join('\n\n')}\n`,
    html: mailPage({ language, title: subject, lines: told, closing, key, button }),
  }
}
