import { meanings } from '@app/malayalam/forms'
import { malayalam } from '../data.ts'
import { tensesIn } from '../english/tenses.ts'
import type { MeantWord } from '../meant-word.ts'

/**
 * Whether the sentence speaks of the present and the guess of the future: “will wash” for കഴുകുകയാണ്. Only
 * for a sentence without a translation, and only if its words leave no doubt: a plan may use the present too
 * (ഞാൻ നാളെ പോകുന്നു).
 */
export function speaksAhead(
  words: readonly MeantWord[],
  english: string | undefined,
  guess: string,
): boolean {
  const last = words.at(-1)
  if (english !== undefined || !last || last.kind !== 'verb' || !tensesIn(guess).ahead) return false
  const lasts = words.some(({ endings }) => endings.some((means) => means.startsWith('for (so long)')))
  if (lasts && last.endings.length === 1 && ofNow.has(last.endings[0])) return true
  const mayBePlanned =
    words.some(({ endings }) => endings.at(-1) === meanings.that) ||
    words.some(({ gloss, mark }) => later.test(gloss) || mark?.includes('?')) ||
    last.entries.some((entry) => malayalam.setsOut.has(entry))
  return last.endings.length === 1 && ofNow.has(last.endings[0]) && !mayBePlanned
}

const ofNow = new Set([meanings.present, meanings.presentProgressive, meanings.progressive])

const later =
  /\b(?:tomorrow|next|later|soon|tonight|evening|night|after|when|if|then|before|week|month|year|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/u

/** What is said of it, in both languages. */
export const aheadSays = {
  en: 'The sentence does not speak of what is to come.',
  ml: 'ഇനി നടക്കാനുള്ള കാര്യമല്ല ഈ വാക്യം പറയുന്നത്.',
}
