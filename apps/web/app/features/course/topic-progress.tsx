import type { Learnt } from '@app/learning/course/known'
import {
  isOpen,
  type LevelPage,
  levelPages,
  opensAt,
  type TopicKey,
  topicKeys,
  topicsByPage,
} from '@app/learning/levels'
import type { TopicResult } from '@app/learning/progress'
import type { Mistake } from '@app/learning/quiz'
import { Plural, Trans } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Path } from '../../addresses/pages.ts'
import { useHiddenUntilHydrated } from '../../prerender/hidden-until-hydrated.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LearntLine } from '../../ui/learnt-line.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'
import { BestScore } from './best-score.tsx'
import { pathOfLevelPage } from './path-of-level-page.ts'

type Props = {
  titles: Record<TopicKey, { en: string; ml: string }>
  names: Record<LevelPage, string>
  userlevel: number
  /** How each topic was played; undefined before the device was read. */
  results: ReadonlyMap<TopicKey, TopicResult> | undefined
  /** How much of each topic is learnt; undefined before the device was read. */
  learnt: ReadonlyMap<TopicKey, Learnt & { areLetters: boolean }> | undefined
  /** The address of a page. */
  to: (path: Path) => string
  renderMistakes: (mistakes: readonly Mistake[]) => ReactNode
}

/**
 * The topics of which something was played or learnt: how much is learnt, the best score, and what was wrong the last
 * time, to be played again. The others are one line.
 */
export function TopicProgress({ titles, names, userlevel, results, learnt, to, renderMistakes }: Props) {
  const untilKnown = useHiddenUntilHydrated()
  const isBegun = (topic: TopicKey) => results?.has(topic) || (learnt?.get(topic)?.learnt ?? 0) > 0
  const pages = levelPages.map((page) => ({ page, topics: (topicsByPage[page - 1] ?? []).filter(isBegun) }))
  const shown = pages.filter(({ topics }) => topics.length > 0)
  const others = topicKeys.length - shown.reduce((sum, { topics }) => sum + topics.length, 0)
  return (
    <div className={untilKnown}>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        {shown.map(({ page, topics }) => (
          <section key={page} className="rounded-3xl border-2 border-line bg-surface px-5 py-3">
            <h3 className="text-lg">
              <PlainLink to={to(pathOfLevelPage[page])}>{names[page]}</PlainLink>
            </h3>
            <ol className="divide-y divide-line">
              {topics.map((topic) => (
                <li key={topic} className="py-2">
                  <h4 className="flex flex-wrap items-baseline gap-x-2">
                    <span lang="ml" className="text-xl">
                      {titles[topic].ml}
                    </span>
                    <span lang="en">{titles[topic].en}</span>
                  </h4>
                  <div className="text-sm text-ink-soft">
                    <Learning learnt={learnt?.get(topic)} />
                    <State
                      result={results?.get(topic)}
                      topic={topic}
                      open={isOpen(topic, userlevel)}
                      address={`${to('/lessons2')}?topic=${topic}&mistakes`}
                      renderMistakes={renderMistakes}
                    />
                  </div>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {results && others > 0 && (
        <p className="mt-3">
          <PlainLink to={to('/level')}>
            <Plural value={others} one="# quiz is still to come" other="# quizzes are still to come" />
          </PlainLink>
        </p>
      )}
    </div>
  )
}

const Learning = ({ learnt }: { learnt: (Learnt & { areLetters: boolean }) | undefined }) =>
  learnt && learnt.learnt > 0 ? (
    <p>
      <LearntLine learnt={learnt} />
    </p>
  ) : null

type StateProps = {
  topic: TopicKey
  result: TopicResult | undefined
  open: boolean
  /** The address that plays the mistakes again. */
  address: string
} & Pick<Props, 'renderMistakes'>

function State({ topic, result, open, address, renderMistakes }: StateProps) {
  if (!result)
    return open ? (
      <Trans>Not played yet</Trans>
    ) : (
      <p>
        <Lock aria-hidden="true" className="mr-1 inline size-4" />
        <Trans>Opens at level {opensAt(topic)}</Trans>
      </p>
    )
  const { mistakes } = result
  const again = mistakes.length
  return (
    <>
      <p>
        <BestScore result={result} />
      </p>
      {again > 0 && (
        <details>
          <summary className="min-h-11 py-2.5 font-semibold text-accent">
            <Plural value={again} one="# to look at again" other="# to look at again" />
          </summary>
          <div className="text-base text-ink">{renderMistakes(mistakes)}</div>
          {open && (
            <LinkButton variant="quiet" to={address} className="mt-1 mb-2 w-full text-base">
              <Trans>Play the mistakes again</Trans>
            </LinkButton>
          )}
        </details>
      )}
    </>
  )
}
