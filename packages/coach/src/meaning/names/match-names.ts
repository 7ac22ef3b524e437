import { meanings } from '@app/malayalam/forms'
import { contentOf, sameSense } from '../english/content-words.ts'
import type { MeantWord } from '../meant-word.ts'
import { isSameName } from './name-sounds.ts'

/** What stands for the gloss of a word that is in no entry, and of which nothing is known. */
const noGloss = '…'

/** Whether it is not known what a word means: a name as a rule. */
export const isUnknown = ({ entries, gloss }: MeantWord): boolean => entries.length === 0 && gloss === noGloss

/** The endings that a name may have, longest first, and what each adds. */
const nameEndings = (
  [
    ['യിലേക്ക്', meanings.allative],
    ['ിലേക്ക്', meanings.allative],
    ['വിനോട്', meanings.sociative],
    ['വിന്റെ', meanings.genitive],
    ['വിനെ', meanings.accusative],
    ['വിന്', meanings.dative],
    ['വിൽ', meanings.locative],
    ['വാണ്', ''],
    ['വും', ''],
    ['യ്ക്ക്', meanings.dative],
    ['ക്ക്', meanings.dative],
    ['ിനോട്', meanings.sociative],
    ['നോട്', meanings.sociative],
    ['യോട്', meanings.sociative],
    ['ോട്', meanings.sociative],
    ['ിന്റെ', meanings.genitive],
    ['ന്റെ', meanings.genitive],
    ['യുടെ', meanings.genitive],
    ['ുടെ', meanings.genitive],
    ['ിനെ', meanings.accusative],
    ['നെ', meanings.accusative],
    ['യെ', meanings.accusative],
    ['െ', meanings.accusative],
    ['യിൽ', meanings.locative],
    ['ിൽ', meanings.locative],
    ['ിന്', meanings.dative],
    ['ന്', meanings.dative],
    ['യാണ്', ''],
    ['ാണ്', ''],
    ['യും', ''],
    ['ും', ''],
    ['', ''],
  ] as const
).map(([letters, means]) => ({ letters, means: means ?? '' }))

/**
 * The words of a sentence, of which those that nothing is known of are names that the guess has, where it has
 * one that sounds so: ജോണിനെ is “John” to who wrote John, and whom it is done to.
 */
export function matchNames(words: readonly MeantWord[], guess: string): readonly MeantWord[] {
  if (!words.some(isUnknown)) return words
  const meant = words
    .flatMap(({ gloss, senses }) => [gloss, ...senses])
    .flatMap((text) => [...contentOf(text).keys()])
  const names = [...contentOf(guess)].flatMap(([word, written]) =>
    meant.some((one) => sameSense(one, word)) ? [] : [written],
  )
  return words.map((word) => (isUnknown(word) ? (named(word, names) ?? word) : word))
}

function named(word: MeantWord, names: readonly string[]): MeantWord | undefined {
  for (const { letters, means } of nameEndings) {
    if (!word.word.endsWith(letters)) continue
    const bare = word.word.slice(0, word.word.length - letters.length)
    const name = names.find((name) => isSameName(bare, name))
    if (name)
      return {
        ...word,
        gloss: name,
        endings: means === '' ? [] : [means],
        denial: 'no',
        kind: means === meanings.accusative ? 'object' : 'noun',
      }
  }
  return undefined
}
