import type { SavedWord } from '@app/learning/vocabulary'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChartColumn, SlidersHorizontal, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIsKept } from '../../device/keeping/use-is-kept.ts'
import { PrerenderPlaceholder } from '../../prerender/prerender-placeholder.tsx'
import { Button, IconButton, IconLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { NothingToReview } from './nothing-to-review.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewSettingsForm } from './review-settings-form.tsx'
import { SessionDone } from './session-done.tsx'
import { useReview } from './use-review.ts'
import { WordsChoice } from './words-choice.tsx'

type Props = {
  wordsAddress: string
  progressAddress: string
  todayAddress: string
  /** Draws what saves a word that was met and is not saved. */
  renderSave: (word: SavedWord) => ReactNode
}

/** Today's reviews, one card after the other. */
export function ReviewScreen({ wordsAddress, progressAddress, todayAddress, renderSave }: Props) {
  const { t } = useLingui()
  const [settings, showSettings] = useState(false)
  const { state, words, wanted, isNew, canUndo, count, answer, grade, undo } = useReview()
  const online = useOnline()
  const isKept = useIsKept()
  const isEmpty = state.type === 'empty' || isNew
  const card = state.type === 'asking' ? state.card : undefined
  const word = card && (card.met?.saved ?? words?.get(card.asked.word))

  return (
    <>
      <div className="mb-1 flex min-h-12 items-center gap-1">
        <p role="status" className="grow text-ink-soft">
          {state.type === 'asking' && <Left due={state.queue.due} fresh={state.queue.fresh} />}
        </p>
        <IconLink label={t`Your progress`} to={progressAddress}>
          <ChartColumn aria-hidden="true" />
        </IconLink>
        <IconButton
          label={t`Undo the last review`}
          aria-disabled={!canUndo}
          aria-keyshortcuts="U"
          onClick={() => canUndo && void undo()}
          className="aria-disabled:opacity-40 noscript:hidden"
        >
          <Undo2 aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Review settings`} onClick={() => showSettings(true)} className="noscript:hidden">
          <SlidersHorizontal aria-hidden="true" />
        </IconButton>
      </div>
      <WordsChoice wanted={wanted} />
      {isEmpty && (
        <PrerenderPlaceholder known="words" over={words !== undefined} meanwhile={<Opening />}>
          <NothingToReview {...{ wanted, wordsAddress, todayAddress }} />
        </PrerenderPlaceholder>
      )}
      {state.type === 'opening' && !isEmpty && <Opening />}
      {state.type === 'failed' && <Failed />}
      {state.type === 'done' && (
        <SessionDone {...{ wanted, count, progressAddress, todayAddress }} due={state.due} />
      )}
      {card && word && (
        <ReviewCard
          key={card.turn}
          card={card}
          saved={word}
          save={card.met && renderSave(card.met.saved)}
          onAnswer={answer}
          onGrade={(chosen) => void grade(chosen)}
          onUndo={() => void undo()}
        />
      )}
      {/* Below the card, so that a network that comes and goes moves nothing under the learner's finger. */}
      {!online && (
        <p role="status" className="mt-4 rounded-xl bg-raised px-3 py-2">
          {isKept ? (
            <Trans>No network: reviews go on, and are kept on this device.</Trans>
          ) : (
            <Trans>No network: reviews go on.</Trans>
          )}
        </p>
      )}
      <Dialog
        title={t`Review settings`}
        closeLabel={t`Close`}
        open={settings}
        onClose={() => showSettings(false)}
      >
        {settings && <ReviewSettingsForm />}
      </Dialog>
    </>
  )
}

function Left({ due, fresh }: { due: number; fresh: number }): ReactNode {
  return (
    <Trans>
      <strong className="text-ink">{due}</strong> due, <strong className="text-ink">{fresh}</strong> new
    </Trans>
  )
}

function Opening() {
  return (
    <p aria-busy="true" className="min-h-96 rounded-3xl border-2 border-line bg-surface p-5 text-ink-soft">
      <Trans>Laying out your cards…</Trans>
    </p>
  )
}

function Failed() {
  return (
    <div role="alert" className="text-center">
      <p className="my-4">
        <Trans>This browser does not let the app keep reviews. In a private window that may be so.</Trans>
      </p>
      <Button variant="quiet" onClick={() => location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </div>
  )
}
