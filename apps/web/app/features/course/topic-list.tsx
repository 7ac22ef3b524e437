import type { Learnt } from '@app/learning/course/known'
import type { TopicKey } from '@app/learning/levels'
import type { TopicResult } from '@app/learning/progress'
import { useHiddenUntilHydrated } from '../../prerender/hidden-until-hydrated.ts'
import { TopicCard } from './topic-card.tsx'

type Props = {
  topics: readonly TopicKey[]
  titles: Record<TopicKey, { en: string; ml: string }>
  userlevel: number
  /** How each topic was played; undefined before the device was read. */
  results: ReadonlyMap<TopicKey, TopicResult> | undefined
  /** How much of each topic is learnt; undefined before the device was read. */
  learnt?: ReadonlyMap<TopicKey, Learnt & { areLetters: boolean }> | undefined
  /** The address of the quiz. */
  address: string
}

/** Topics in the order in which they open. */
export function TopicList({ topics, titles, userlevel, results, learnt, address }: Props) {
  const untilKnown = useHiddenUntilHydrated()
  return (
    <ol className="mt-5 grid grid-cols-1 gap-3 md:grid-cols-[repeat(auto-fill,minmax(16.5rem,1fr))]">
      {topics.map((topic, place) => (
        <li key={topic}>
          <TopicCard
            topic={topic}
            place={place + 1}
            title={titles[topic]}
            userlevel={userlevel}
            result={results && (results.get(topic) ?? 'none')}
            untilKnown={untilKnown}
            learnt={learnt?.get(topic)}
            address={address}
          />
        </li>
      ))}
    </ol>
  )
}
