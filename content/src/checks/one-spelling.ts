import { normalise } from '@app/malayalam'
import type { Fault } from '../fault.ts'
import type { Source } from '../source.ts'

/** Every text is written in the project's one spelling, so that what an author sees in the file is what is shown. */
export function oneSpelling({
  topics,
  letters,
  phrases,
  articles,
  films,
  lexicon,
  sentences,
  knownWords,
}: Source): Fault[] {
  return [...topics, letters, phrases, ...articles, ...films, ...lexicon, ...sentences, knownWords].flatMap(
    ({ document: { path, texts } }) =>
      texts
        .filter(({ text }) => normalise(text) !== text)
        .map(({ text, line }) => ({
          file: path,
          line,
          sentence: `"${text}" is spelt with other characters than ours: write "${normalise(text)}".`,
        })),
  )
}
