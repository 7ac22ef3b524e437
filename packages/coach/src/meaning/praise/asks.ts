import { meanings } from '@app/malayalam/forms'
import { mayAsk } from '../english/yes-no-question.ts'
import type { MeantWord } from '../meant-word.ts'
import type { Texts } from './text-of.ts'

/** Whether both ask, or both tell. What is asked of somebody may be put as a question. */
export function asksAlike({ words, english, guess }: Texts): boolean {
  const asks = english === undefined ? words.at(-1)?.mark?.includes('?') : english.includes('?')
  if (asks) return mayAsk(guess)
  return (
    !reports(words) ||
    /\b(?:if|whether|who|whom|whose|what|which|when|where|why|how)\b/iu.test(guess) ||
    guess.includes('?')
  )
}

/** വന്നോ എന്ന് നോക്ക്: whether it is so is asked within. */
const reports = (words: readonly MeantWord[]) =>
  words.some(
    ({ endings }, at) =>
      endings.includes(meanings.question ?? '—') &&
      (endings.includes(meanings.that ?? '—') || words[at + 1]?.gloss.startsWith('that (')),
  )
