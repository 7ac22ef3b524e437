import { lint } from '@app/malayalam'
import type { Fault } from '../fault.ts'
import type { Source } from '../source.ts'

/** No text has a fault that the spelling lint knows. Known words are texts too: they say what is right. */
export function spelling({
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
      texts.flatMap(({ text, line }) =>
        lint(text)
          .filter(({ level }) => level === 'error')
          .map(({ message }) => ({ file: path, line, sentence: `"${text}": ${message}` })),
      ),
  )
}
