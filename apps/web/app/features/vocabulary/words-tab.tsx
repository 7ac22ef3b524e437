import { wordCounts } from 'virtual:content/word-counts'
import type { WordTopic } from '@app/learning/vocabulary'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { TopicLinks } from './topic-links.tsx'
import { topicNames } from './topic-names.ts'
import { useWordSearch } from './use-word-search.ts'
import type { Found, WordSearch } from './word-search.ts'

type Props<Entry> = {
  /** The page's own address, without a query. */
  address: string
  topic: WordTopic | undefined
  /** Opens the dictionary. */
  open: () => Promise<WordSearch<Entry>>
  /** In which languages one may search. */
  hint: string
  /** Whether each topic shows how many words it has. */
  counted?: boolean
  Entries: ComponentType<EntriesProps<Entry>>
  onWord: EntriesProps<Entry>['onWord']
}

/** What shows entries. `list` names the list: another one begins at its first page. */
export type EntriesProps<Entry> = {
  list: string
  entries: readonly Entry[]
  onWord: (word: string, beside: Element) => void
}

/**
 * Before the first letter a hidden list of these is drawn, so that the first result comes as fast as the
 * others.
 */
const unseen = 'ma'

/** The dictionary: a search field, and its topics. */
export function WordsTab<Entry>({
  address,
  topic,
  open,
  hint,
  counted = true,
  Entries,
  onWord,
}: Props<Entry>) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const [beginning, setBeginning] = useState(false)
  const { search, retry } = useWordSearch(open, beginning || query !== '' || topic !== undefined)
  const line = useRef<HTMLElement>(null)

  // Text typed before the page was hydrated counts.
  useEffect(() => setTyped(line.current?.querySelector('input')?.value ?? ''), [])

  function results(list: string, name: ReactNode, select: (search: WordSearch<Entry>) => Found<Entry>) {
    if (search === 'opening')
      return (
        <p role="status">
          <Trans>The dictionary is on its way…</Trans>
        </p>
      )
    if (search === 'failed') return <Failed onRetry={retry} />
    const { found, alike } = select(search)
    return (
      <>
        <h2 className="mb-3 text-xl font-bold wrap-anywhere">{name}</h2>
        {found.length === 0 ? (
          <NothingFound />
        ) : (
          <Suspense>
            <Entries list={list} entries={found} onWord={onWord} />
          </Suspense>
        )}
        {alike.length > 0 && (
          <section className="mt-8">
            <h3 className="mb-3 text-lg font-bold">
              <Trans>Did you mean</Trans>
            </h3>
            <Suspense>
              <Entries list={`like ${list}`} entries={alike} onWord={onWord} />
            </Suspense>
          </section>
        )}
      </>
    )
  }

  return (
    <>
      <search ref={line} className="mb-5 block noscript:hidden">
        <TextField
          type="search"
          label={t`Search`}
          hint={hint}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => setBeginning(true)}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      {(query || beginning) && (
        <div hidden={query === ''}>
          {results(`find ${query}`, t`Words for “${query}”`, ({ find }) => find(query || unseen))}
        </div>
      )}
      {query === '' &&
        (topic ? (
          <>
            <Link
              to={address}
              className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-accent"
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
              <Trans>All topics</Trans>
            </Link>
            {results(topic, i18n._(topicNames[topic]), ({ about }) => ({ found: about(topic), alike: [] }))}
          </>
        ) : (
          <TopicLinks address={address} counts={wordCounts} counted={counted} />
        ))}
    </>
  )
}

function NothingFound() {
  return (
    <p role="status">
      <Trans>We have no such word yet. Try it with fewer letters, or in English.</Trans>
    </p>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="text-center">
      <p role="alert" className="mb-3">
        <Trans>The dictionary did not arrive. It is kept on this device once it has been here.</Trans>
      </p>
      <Button variant="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
