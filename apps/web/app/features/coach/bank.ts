import { bank } from 'virtual:content/coach'
import { type KnownSentence, knownEnglish, knownSentence } from '@app/coach'
import { keyOf } from '@app/malayalam'

export { bank }

/** Returns what the bank knows of a text, and the clip that speaks it if the text is from the bank. */
export function lookUp(text: string): { known: KnownSentence | undefined; clip: string | undefined } {
  const known = knownSentence(text, bank)
  const spoken = bank.topics.flatMap(({ sentences }) => sentences).find((one) => one === known)
  return { known, clip: spoken && keyOf(spoken.text) === keyOf(text) ? spoken.audio : undefined }
}

/** What the bank knows of an English sentence. */
export const lookUpEnglish = (text: string): KnownSentence | undefined => knownEnglish(text, bank)
