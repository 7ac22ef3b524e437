import { type WordTopic, wordTopics } from '@app/learning/vocabulary'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { topicNames } from './topic-names.ts'

type Props = {
  address: string
  /** Whether the numbers are shown. */
  counted: boolean
  counts: Readonly<Partial<Record<WordTopic, number>>>
}

/** The topics that have words, each with its number of words. */
export function TopicLinks({ address, counted, counts }: Props) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className="mb-3 text-xl font-bold">
        <Trans>Browse by topic</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-4 max-md:[&:lang(ml)]:grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]">
        {wordTopics
          .filter((topic) => counts[topic])
          .map((topic) => (
            <li key={topic}>
              <Link
                to={`${address}?topic=${topic}`}
                className="flex h-full min-h-12 items-center justify-between gap-1 rounded-2xl border-2 border-line bg-surface px-2 py-1 font-semibold hover:border-accent hover:bg-accent-soft"
              >
                <span className="min-w-0 break-words">{i18n._(topicNames[topic])}</span>
                {counted && <span className="text-sm font-normal text-ink-soft">{counts[topic]}</span>}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
