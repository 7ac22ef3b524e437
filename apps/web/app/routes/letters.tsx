import { letters } from 'virtual:content/letters'
import { soundBytes } from 'virtual:content/sound-bytes'
import { writtenLetters } from 'virtual:content/written-letters'
import { groupLetters } from '@app/learning/letters'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, Ear } from 'lucide-react'
import { useState } from 'react'
import { alphabetBook } from '../features/letters/alphabet-book.ts'
import { LetterGroup } from '../features/letters/letter-group.tsx'
import { LookAlikes } from '../features/letters/look-alikes.tsx'
import { useLetterPractice } from '../features/letters/use-letter-practice.tsx'
import { useLetterRound } from '../features/letters/use-letter-round.tsx'
import { useMetLetters } from '../features/letters/use-met-letters.ts'
import { KeepSound } from '../features/offline/keep-sound.tsx'
import { useTappable } from '../features/words/use-tappable.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { Button } from '../ui/button.tsx'
import { SpeedButton } from '../ui/sound/speed-button.tsx'

const orders = { book: alphabetBook(letters), latin: groupLetters(letters) }
const written = new Set(writtenLetters.map(({ id }) => id))

/** The letters by their sound in Latin letters, A to Z, or in the order of an alphabet book. */
export default function Letters() {
  const { t } = useLingui()
  const [order, setOrder] = useState<keyof typeof orders>('latin')
  const { renderText, explained } = useTappable()
  const { practise, practice } = useLetterPractice()
  const { openRound, round } = useLetterRound()
  const met = useMetLetters()
  return (
    <PageFrame
      title={t`Letters – Malayalam for All`}
      description={t`Every Malayalam letter by its sound, with a word to hear and remember it by.`}
      card="letters"
      things={[{ '@type': 'LearningResource', learningResourceType: 'Reference', teaches: 'Malayalam' }]}
    >
      <h1 className="mt-6 text-3xl font-bold">
        <Trans>Letters</Trans>
      </h1>
      <div className="mt-1 mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere text-ink-soft">
          <Trans>Every letter by its sound. Open a group, listen, and remember the word.</Trans>
        </p>
        <span className="flex min-w-0 flex-wrap items-center gap-2 noscript:hidden">
          <Button variant="quiet" onClick={openRound} className="min-w-0 px-4 text-base wrap-anywhere">
            <Ear aria-hidden="true" className="size-5" />
            <Trans>Hear, then choose</Trans>
          </Button>
          <Button
            variant="quiet"
            aria-pressed={order === 'book'}
            onClick={() => setOrder(order === 'book' ? 'latin' : 'book')}
            className="min-w-0 px-4 text-base wrap-anywhere aria-pressed:bg-accent-soft"
          >
            <BookOpen aria-hidden="true" className="size-5" />
            <Trans>As in an alphabet book</Trans>
          </Button>
          <SpeedButton />
        </span>
      </div>
      <div className="grid grid-cols-1 gap-2">
        {orders[order].map((group, place) => (
          <LetterGroup
            key={group.name}
            group={group}
            open={place === 0}
            renderText={renderText}
            canWrite={({ id }) => written.has(id)}
            onWrite={practise}
            met={met}
          />
        ))}
      </div>
      <LookAlikes letters={letters} />
      <KeepSound set="letters" bytes={soundBytes.letters} />
      {explained}
      {practice}
      {round}
    </PageFrame>
  )
}
