import { meanings } from '@app/malayalam/forms'
import { malayalam } from '../data.ts'
import { contentOf, sameSense } from '../english/content-words.ts'
import type { MeantWord } from '../meant-word.ts'
import { isSameName } from './name-sounds.ts'

/** The gloss of a word without an entry, of which nothing is known. */
const noGloss = '…'

/** Whether the meaning of a word is unknown: it is usually a name. */
export const isUnknown = ({ entries, gloss }: MeantWord): boolean => entries.length === 0 && gloss === noGloss

/** The endings that a name may have, longest first, and what each adds. */
const endings = [...malayalam.nameEndings, ['']].map(([letters = '', id = '']) => ({
  letters,
  means: meanings[id] ?? '',
}))

/**
 * The words of a sentence. An unknown word becomes a name of the guess if the guess has one that sounds like
 * it: ജോണിനെ is “John” for a learner who wrote John, with its ending.
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
  for (const { letters, means } of endings) {
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
