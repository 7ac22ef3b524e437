import { isMalayalam, words as wordsOf } from '@app/malayalam'
import { isPureMalayalam } from './pure-malayalam.ts'

/** A text with its English, and a gloss for each word if it has glosses. */
type Said = { text: string; english: string; gloss?: readonly string[] | undefined }

/** What is asked of every Malayalam text with its English and its glosses. */
export function saidFaults({ text, english, gloss }: Said): string[] {
  const words = wordsOf(text).length
  return [
    !isPureMalayalam(text) && `The sentence "${text}" is not Malayalam.`,
    isMalayalam(english) && `"${english}" is not English.`,
    gloss?.some(isMalayalam) && 'A gloss is in English.',
    gloss && gloss.length !== words && `There are ${gloss.length} glosses for ${words} words.`,
  ].filter((sentence) => typeof sentence === 'string')
}

/** A text in both languages is in each of them. */
export function bilingualFaults({ en, ml }: { en: string; ml: string }): string[] {
  return [
    !/[a-z]/i.test(en) || isMalayalam(en) ? `"${en}" is not English.` : undefined,
    isMalayalam(ml) ? undefined : `"${ml}" is not Malayalam.`,
  ].filter((sentence) => sentence !== undefined)
}
