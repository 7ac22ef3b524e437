import { type MetAt, wordInSentence } from '@app/learning/vocabulary'
import { Fragment } from 'react'

/** The sentence in which a word was met, with the word marked. */
export function MetSentence({ metAt: { sentence, translation }, word }: { metAt: MetAt; word: string }) {
  return (
    <blockquote className="mt-4 border-l-4 border-gold pl-3">
      <p lang="ml" className="text-xl">
        {wordInSentence(sentence, word).map(({ text, marked }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
          <Fragment key={place}>
            {marked ? <mark className="rounded bg-sun px-0.5 text-ink">{text}</mark> : text}
          </Fragment>
        ))}
      </p>
      {translation && (
        <p lang="en" className="text-ink-soft">
          {translation}
        </p>
      )}
    </blockquote>
  )
}
