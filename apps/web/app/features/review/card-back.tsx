import type { SavedWord } from '@app/learning/vocabulary'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Reading } from '../../ui/reading.tsx'
import { SpeakerButton } from '../../ui/speaker-button.tsx'
import { FilmPart } from './film-part.tsx'
import { MetSentence } from './met-sentence.tsx'

type Props = { saved: SavedWord; clip: string | 'looking' | 'none' }

/** The answer: the word, how it sounds, what it means, and where it was met. The focus comes here. */
export function CardBack({ saved: { word, meaning, metAt }, clip }: Props) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="text-left">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h2 ref={heading} tabIndex={-1} lang="ml" className="text-3xl break-words outline-none">
            {word}
          </h2>
          <p>
            <Reading text={word} />
          </p>
        </div>
        {clip !== 'looking' && clip !== 'none' && <SpeakerButton clip={clip} label={t`Listen to ${word}`} />}
      </div>
      <p lang="en" className="mt-2 text-xl font-semibold">
        {meaning}
      </p>
      {metAt && <MetSentence metAt={metAt} word={word} />}
      {metAt && <FilmPart metAt={metAt} />}
    </div>
  )
}
