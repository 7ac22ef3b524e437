import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useSavedWords } from '../../device/words/saved-words.ts'
import { mayHavePractised } from '../../memory/words-to-review.ts'
import { PrerenderPlaceholder } from '../../prerender/prerender-placeholder.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Forecast } from './forecast.tsx'
import { NothingToReview } from './nothing-to-review.tsx'
import { PracticeCalendar } from './practice-calendar.tsx'
import { Remembered } from './remembered.tsx'
import { readStatistics, type Statistics } from './statistics.ts'
import { WordStatesBar } from './word-states-bar.tsx'

type Props = { reviewAddress: string; wordsAddress: string; todayAddress: string }

/** Statistics about the learner's words. Nothing here counts against the learner. */
export function ProgressScreen({ reviewAddress, wordsAddress, todayAddress }: Props) {
  const keys = useSavedWords()?.keys
  const [found, setFound] = useState<Statistics | 'failed' | 'none'>()

  useEffect(() => {
    if (!keys) return
    let wanted = true
    readStatistics(Date.now()).then(
      (found) => wanted && setFound(found ?? 'none'),
      () => wanted && setFound('failed'),
    )
    return () => {
      wanted = false
    }
  }, [keys])

  // Who has nothing sees at once what the page had before it was alive.
  const hasNothing = found === 'none' || (keys?.size === 0 && !mayHavePractised())
  if (!keys || hasNothing)
    return (
      <PrerenderPlaceholder known="words" over={keys !== undefined} meanwhile={<Coming />}>
        <NothingToReview {...{ wordsAddress, todayAddress }} />
      </PrerenderPlaceholder>
    )
  if (found === 'failed')
    return (
      <p role="alert">
        <Trans>This browser does not let the app keep reviews. In a private window that may be so.</Trans>
      </p>
    )
  if (!found) return <Coming />
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      <LinkButton to={reviewAddress} className="justify-self-start">
        <Trans>Review your words</Trans>
      </LinkButton>
      {keys.size > 0 && (
        <Part title={<Trans>Your saved words</Trans>}>
          <WordStatesBar states={found.states} />
        </Part>
      )}
      <Part title={<Trans>What is to come</Trans>}>
        <Forecast coming={found.coming} />
      </Part>
      <Part title={<Trans>What you still knew</Trans>}>
        <Remembered retention={found.retention} />
      </Part>
      <Part title={<Trans>Days you practised</Trans>}>
        <PracticeCalendar practised={found.practised} />
      </Part>
    </div>
  )
}

const Coming = () => <p aria-busy="true" className="min-h-screen" />

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="rounded-3xl border-2 border-line bg-surface p-5">
      <h3 id={heading} className="mb-3 text-xl font-bold">
        {title}
      </h3>
      {children}
    </section>
  )
}
