import { isOpen, opensAt, type TopicKey } from '@app/learning/levels'
import type { TopicResult } from '@app/learning/progress'
import { Trans } from '@lingui/react/macro'
import { Check, CircleHelp, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { PlainLink } from '../../ui/plain-link.tsx'

type Props = {
  topic: TopicKey
  title: ReactNode
  userlevel: number
  /** How it was played; undefined if it was not. */
  result: TopicResult | undefined
  /** Whether the stretch of the path that leads to it was walked: then it is offered. */
  isReached: boolean
  address: string
}

/** The quiz of a topic beside the stretch of the path that leads to it. Levels open it, as everywhere. */
export function QuizOfPath({ topic, title, userlevel, result, isReached, address }: Props) {
  const open = isOpen(topic, userlevel)
  const isPassed = result?.passed === true
  const Icon = isPassed ? Check : open ? CircleHelp : Lock
  return (
    <p className="flex min-h-11 items-center gap-3">
      <Icon aria-hidden="true" className={`shrink-0 ${open ? 'text-accent' : 'text-ink-soft'}`} />
      <span className="min-w-0">
        {open && isReached ? (
          <PlainLink to={`${address}?topic=${topic}`}>
            <Trans>Quiz: {title}</Trans>
          </PlainLink>
        ) : (
          <Trans>Quiz: {title}</Trans>
        )}
        {(isPassed || !open) && (
          <span className="block text-sm text-ink-soft">
            {isPassed ? <Trans>Passed</Trans> : <Trans>Opens at level {opensAt(topic)}</Trans>}
          </span>
        )}
      </span>
    </p>
  )
}
