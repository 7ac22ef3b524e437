import type { TopicKey } from '@app/learning/course'
import { TopicCard } from './topic-card.tsx'

type Props = {
  topics: readonly TopicKey[]
  titles: Record<TopicKey, { en: string; ml: string }>
  userlevel: number
  /** The address of the quiz. */
  address: string
}

/** Topics in the order in which they open. */
export function TopicList({ topics, titles, userlevel, address }: Props) {
  return (
    <ol className="mt-5 grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
      {topics.map((topic, place) => (
        <li key={topic}>
          <TopicCard
            topic={topic}
            place={place + 1}
            title={titles[topic]}
            userlevel={userlevel}
            address={address}
          />
        </li>
      ))}
    </ol>
  )
}
