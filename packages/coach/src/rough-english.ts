import { readMalayalam } from './from-malayalam/read-malayalam.ts'
import { saySentence, sayText } from './into-english/sentence.ts'
import type { Knowledge } from './knowledge.ts'

/**
 * What a text says, roughly, in English, or undefined where anything in it is not sure: a word without an
 * entry, one with several meanings that fit, a form or an order of words that we have no English for.
 */
export function roughEnglish(text: string, { readings, language }: Knowledge): string | undefined {
  const said = readMalayalam(text, readings, language, saySentence)
  return said && sayText(said)
}
