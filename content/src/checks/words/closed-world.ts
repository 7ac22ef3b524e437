import { keyOf, words } from '@app/malayalam'
import { analyse, makeLexicon } from '@app/malayalam/forms'
import { taughtDocuments } from '../../documents.ts'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'
import { isLetterTopic } from '../topics/topic-kinds.ts'

/** The lexicon explains all Malayalam that a learner meets here: each word is an entry or a form of one. */
export function closedWorld(source: Source): Fault[] {
  const { topics, letters, lexicon, knownWords } = source
  const entries = makeLexicon(lexicon.flatMap(({ entries }) => entries))
  // A letter that stands alone, with its vowel or without (ന്ന്), is not a word.
  const alone = new Set(letters.entries.map(({ letter }) => keyOf(letter)))
  const bare = [...alone].map((letter) => `${letter}്`)
  // A stem before an ending is not a word either.
  const stems = lexicon.flatMap(({ entries }) => entries.flatMap(({ stem = [] }) => stem))
  const known = new Set(
    [...knownWords.entries.map(({ word }) => word), ...alone, ...bare, ...stems].map(keyOf),
  )
  const explained = new Map<string, boolean>()
  const isExplained = (key: string) => {
    const found = explained.get(key) ?? (known.has(key) || analyse(key, entries).length > 0)
    explained.set(key, found)
    return found
  }

  // Where letters are taught, a letter is shown with its signs (കി), or said with a vowel before it (അൻ).
  const says = new Set(letters.entries.flatMap(({ say = [] }) => say).map(keyOf))
  const isSyllable = (key: string) =>
    says.has(key) || (alone.has(key.slice(0, -1)) && alone.has(key.slice(-1)))
  const ofLetters = new Set([
    letters.document,
    ...topics.filter(isLetterTopic).map(({ document }) => document),
  ])

  return taughtDocuments(source).flatMap((document) =>
    document.texts().flatMap(({ text, line }) =>
      words(withoutEndings(text))
        .filter((word) => !isExplained(keyOf(word)))
        .filter((word) => !(ofLetters.has(document) && isSyllable(keyOf(word))))
        .map((word) => ({
          file: document.path,
          line,
          sentence: `The lexicon does not explain the word ${word}.`,
        })),
    ),
  )
}

/** An ending or a beginning that a text quotes with its hyphen: -ഇൽ, പതി-. */
const quotedPart = /(?<![\p{L}\p{M}\u200C])-[\u0D00-\u0D7F\u200C]+|[\u0D00-\u0D7F\u200C]+-(?![\p{L}\p{M}])/gu

const withoutEndings = (text: string) => text.replace(quotedPart, ' ')
