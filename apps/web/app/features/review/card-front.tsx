import type { CardKind } from '@app/learning/review'
import type { SavedWord } from '@app/learning/vocabulary'
import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { Listen } from '../../asking/listen.tsx'
import { Spoken } from './spoken.tsx'

type Props = { kind: CardKind; saved: SavedWord; clip: string | 'looking' | 'none' }

/** The question: a word to read, a word to hear, or a meaning to find the word for. */
export function CardFront({ kind, saved: { word, meaning, pronunciation }, clip }: Props) {
  switch (kind) {
    case 'read':
      return (
        <p lang={languageOf(word)} className="text-4xl break-words sm:text-5xl">
          {word}
        </p>
      )
    case 'say':
      return (
        <p
          lang={languageOf(meaning || pronunciation)}
          className="text-2xl font-semibold break-words sm:text-3xl"
        >
          {meaning || pronunciation}
        </p>
      )
    case 'hear':
      if (clip === 'looking') return <p className="min-h-16" aria-busy="true" />
      if (clip !== 'none') return <Listen clip={clip} />
      return (
        <>
          <p className="text-3xl">
            <Spoken word={word} pronunciation={pronunciation} />
          </p>
          <p className="text-sm text-ink-soft">
            <Trans>There is no sound for this word here, so this is how it is said.</Trans>
          </p>
        </>
      )
  }
}
