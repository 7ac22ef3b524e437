import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReviewedWords } from '../../device/settings/reviewed-words-choice.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Houseboat } from '../../ui/pictures/houseboat.tsx'

type Props = {
  wanted: ReviewedWords
  count: number
  due: number | undefined
  progressAddress: string
  todayAddress: string
}

/** All due cards are reviewed: what comes next, and when, and what can be done now. */
export function SessionDone({ wanted, count, due, progressAddress, todayAddress }: Props) {
  const { i18n } = useLingui()
  const [now] = useState(Date.now)
  const sameDay = due !== undefined && new Date(due).toDateString() === new Date(now).toDateString()
  const format: Intl.DateTimeFormatOptions = sameDay
    ? { timeStyle: 'short' }
    : { weekday: 'long', day: 'numeric', month: 'long' }
  const when = due === undefined ? '' : new Intl.DateTimeFormat(i18n.locale, format).format(due)
  return (
    <div className="text-center">
      <svg viewBox="-60 -20 380 130" aria-hidden="true" className="mx-auto h-32 max-w-full">
        <Houseboat />
        <path
          d="M-40 92 h110 M120 100 h150"
          className="stroke-scene-ripple"
          strokeWidth={4}
          strokeLinecap="round"
        />
      </svg>
      <h2 className="mt-3 text-2xl font-bold">
        <Trans>All is reviewed for now.</Trans>
      </h2>
      <p className="mt-1">
        {wanted === 'all' ? (
          <Trans>Nothing is due. Today's session has what is new.</Trans>
        ) : (
          <Trans>No saved word is due. “All due” has the words of sessions and quizzes, too.</Trans>
        )}
      </p>
      {count > 0 && (
        <p className="mt-1">
          <Plural value={count} one="You looked at # card." other="You looked at # cards." />
        </p>
      )}
      {when && (
        <p className="mt-1 text-ink-soft">
          {sameDay ? (
            <Trans>The next card comes at {when}.</Trans>
          ) : (
            <Trans>The next card comes on {when}.</Trans>
          )}
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <LinkButton to={todayAddress} className="px-5">
          <Trans>To today's session</Trans>
        </LinkButton>
        <LinkButton to={progressAddress} variant="quiet" className="px-5">
          <Trans>Your progress</Trans>
        </LinkButton>
      </div>
    </div>
  )
}
