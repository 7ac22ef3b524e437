import type { TopicKey } from '@app/learning/levels'
import type { TopicResult } from '@app/learning/progress'
import { Trans } from '@lingui/react/macro'
import { BookOpen } from 'lucide-react'
import { Link } from 'react-router'
import { useHiddenUntilHydrated } from '../../prerender/hidden-until-hydrated.ts'
import { TopicCard } from './topic-card.tsx'

type Props = {
  topics: readonly TopicKey[]
  titles: Record<TopicKey, { en: string; ml: string }>
  userlevel: number
  /** How each topic was played; undefined before the device was read. */
  results: ReadonlyMap<TopicKey, TopicResult> | undefined
  /** The address of the quiz. */
  address: string
  /** The address of the page with the words of a topic. */
  wordsAddress: string
}

/** Topics in the order in which they open. */
export function TopicList({ topics, titles, userlevel, results, address, wordsAddress }: Props) {
  const untilKnown = useHiddenUntilHydrated()
  return (
    <ol className="mt-5 grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
      {topics.map((topic, place) => (
        <li key={topic} className="flex flex-col">
          <div className="grow">
            <TopicCard
              topic={topic}
              place={place + 1}
              title={titles[topic]}
              userlevel={userlevel}
              result={results && (results.get(topic) ?? 'none')}
              untilKnown={untilKnown}
              address={address}
            />
          </div>
          <Link
            to={`${wordsAddress}?topic=${topic}`}
            className="inline-flex min-h-11 items-center gap-2 self-start px-3 text-sm font-semibold text-accent underline-offset-4 hover:underline"
          >
            <BookOpen aria-hidden="true" className="size-4" />
            <Trans>
              Words of this topic{' '}
              <span lang="ml" className="sr-only">
                {titles[topic].ml}
              </span>
            </Trans>
          </Link>
        </li>
      ))}
    </ol>
  )
}
