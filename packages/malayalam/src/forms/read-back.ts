import { analyse } from './analyse.ts'
import type { WordEntry } from './entry.ts'
import { formsOf } from './form-list.ts'
import type { Lexicon } from './lexicon.ts'
import { make } from './make.ts'

/** A made form that `analyse` does not read as what it was made from. */
export type Unread = { entry: WordEntry; form: string; word: string }

/**
 * Makes every listed form of every entry, and returns those that `analyse` does not read as what they were
 * made from.
 */
export function unreadForms(lexicon: Lexicon<WordEntry>): { made: number; unread: Unread[] } {
  let made = 0
  const unread: Unread[] = []
  for (const entry of lexicon.all())
    for (const form of formsOf[entry.pos]) {
      const wanted = form.join('+')
      for (const word of make(entry, form)) {
        made++
        if (!reads(word, entry, wanted, lexicon)) unread.push({ entry, form: wanted, word })
      }
    }
  return { made, unread }
}

function reads(word: string, entry: WordEntry, form: string, lexicon: Lexicon<WordEntry>): boolean {
  return analyse(word, lexicon).some(
    (one) => one.entry === entry && one.endings.map(({ id }) => id).join('+') === form,
  )
}
