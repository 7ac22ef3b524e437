import type { Language } from '@app/learning/languages'
import type { AccountLetter } from './account-letter.ts'
import { keyWords } from './key-letters.ts'
import { mailPage } from './mail-page.ts'
import { noticeWords } from './notice-letters.ts'

/** A letter as a mail, in plain text and in HTML that says the same. */
export function accountMail(letter: AccountLetter, language: Language) {
  const { subject, lines, button, closing } = { ...keyWords, ...noticeWords }[letter.kind][language]
  const values: Record<string, string> = { newEmail: '', device: '', ...letter }
  const told = lines.map((line) =>
    line.replace(/\{(newEmail|device)\}/, (_, name: string) => values[name] ?? ''),
  )
  const key = 'url' in letter ? letter.url : 'code' in letter ? letter.code : undefined
  return {
    subject,
    text: `${[...told, key, closing].filter((part) => part !== undefined).join('\n\n')}\n`,
    html: mailPage({ language, title: subject, lines: told, closing, key, button }),
  }
}
