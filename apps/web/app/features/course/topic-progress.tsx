import {
  isOpen,
  type LevelPage,
  levelPages,
  opensAt,
  type TopicKey,
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
import { PlainLink } from '../../ui/plain-link.tsx'
import { BestScore } from './best-score.tsx'
import { pathOfLevelPage } from './path-of-level-page.ts'

type Props = {
  titles: Record<TopicKey, { en: string; ml: string }>
  names: Record<LevelPage, string>
  userlevel: number
  /** How each topic was played; undefined before the device was read. */
  results: ReadonlyMap<TopicKey, TopicResult> | undefined
  /** The address of a page. */
  to: (path: Path) => string
  renderMistakes: (mistakes: readonly Mistake[]) => ReactNode
}

/** Every topic with its best score, and what was wrong the last time, to be played again. */
export function TopicProgress({ titles, names, userlevel, results, to, renderMistakes }: Props) {
  const untilKnown = useHiddenUntilHydrated()
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      {levelPages.map((page) => (
        <section key={page} className="rounded-3xl border-2 border-line bg-surface px-5 py-3">
          <h3 className="text-lg">
            <PlainLink to={to(pathOfLevelPage[page])}>{names[page]}</PlainLink>
          </h3>
          <ol className="divide-y divide-line">
            {topicsByPage[page - 1]?.map((topic) => (
              <li key={topic} className="py-2">
                <h4 className="flex flex-wrap items-baseline gap-x-2">
                  <span lang="ml" className="text-xl">
                    {titles[topic].ml}
                  </span>
                  <span lang="en">{titles[topic].en}</span>
                </h4>
                <div className={`min-h-5 text-sm text-ink-soft ${untilKnown}`}>
                  {results && (
                    <State
                      result={results.get(topic)}
                      topic={topic}
                      open={isOpen(topic, userlevel)}
                      address={`${to('/lessons2')}?topic=${topic}&mistakes`}
                      renderMistakes={renderMistakes}
                    />
                  )}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

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
