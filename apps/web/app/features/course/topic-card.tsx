import type { Learnt } from '@app/learning/course/known'
import { isOpen, opensAt, type TopicKey } from '@app/learning/levels'
import type { TopicResult } from '@app/learning/progress'
import { Plural, Trans } from '@lingui/react/macro'
import { ChevronRight, Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '../../prerender/use-hydrated.ts'
import { announce } from '../../ui/announce.ts'
import { LearntLine } from '../../ui/learnt-line.tsx'
import { BestScore } from './best-score.tsx'

type Props = {
  topic: TopicKey
  place: number
  title: { en: string; ml: string }
  userlevel: number
  /** How the topic was played; undefined until that is known. */
  result: TopicResult | 'none' | undefined
  /** The class of what depends on the learner's level, until it is known. */
  untilKnown: string
  address: string
  /** How much of it is learnt, if anything is. */
  learnt: (Learnt & { areLetters: boolean }) | undefined
}

const shape = 'flex h-full min-h-18 w-full items-center gap-3 rounded-2xl border-2 px-3 py-2 text-left'

/** A topic to choose, and how it was played. A locked one says which level opens it, and is not a link. */
export function TopicCard({ topic, place, title, userlevel, result, untilKnown, address, learnt }: Props) {
  const state = useId()
  const hydrated = useHydrated()
  const open = isOpen(topic, userlevel)
  const content = (line: ReactNode) => (
    <>
      <Place number={place} open={open} untilKnown={untilKnown} />
      <span className="min-w-0 grow">
        <span lang="ml" className="block text-[min(1.25rem,7vw)] leading-[1.6] font-semibold wrap-anywhere">
          {title.ml}
        </span>
        <span lang="en" className="block leading-tight wrap-anywhere text-ink-soft">
          {title.en}
        </span>
        <span id={state} className={`block min-h-5 text-sm text-ink-soft ${untilKnown}`}>
          {line}
        </span>
      </span>
    </>
  )
  if (open)
    return (
      <Link
        to={`${address}?topic=${topic}`}
        prefetch="intent"
        className={`${shape} border-line bg-surface hover:border-accent hover:bg-accent-soft`}
      >
        {content(
          <>
            {result === 'none' ? <Trans>Not played yet</Trans> : result && <Reached result={result} />}
            {learnt && learnt.learnt > 0 && (
              <span className="block">
                <LearntLine learnt={learnt} />
              </span>
            )}
          </>,
        )}
        <ChevronRight aria-hidden="true" className="shrink-0 text-accent" />
      </Link>
    )
  return (
    <button
      type="button"
      // Without scripts it could say nothing.
      disabled={!hydrated}
      aria-disabled
      onClick={({ currentTarget }) =>
        announce(currentTarget.querySelector(`[id="${state}"]`)?.textContent ?? '')
      }
      className={`${shape} cursor-default border-dashed border-line bg-ground text-ink-soft`}
    >
      {content(
        <>
          <Lock aria-hidden="true" className="mr-1 inline size-4" />
          <Trans>Opens at level {opensAt(topic)}</Trans>
        </>,
      )}
    </button>
  )
}

/** The best score, and how many questions the latest quiz left to look at again. */
function Reached({ result }: { result: TopicResult }) {
  const again = result.mistakes.length
  return (
    <>
      <BestScore result={result} />
      {again > 0 && (
        <>
          {' · '}
          <Plural value={again} one="# to look at again" other="# to look at again" />
        </>
      )}
    </>
  )
}

function Place({ number, open, untilKnown }: { number: number; open: boolean; untilKnown: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-10 shrink-0 items-center justify-center rounded-full font-bold ${open ? 'bg-accent text-accent-ink' : 'bg-raised text-ink-soft'} ${untilKnown}`}
    >
      {number}
    </span>
  )
}
