import { wordCounts } from 'virtual:content/word-counts'
import type { LexiconEntry, WordTopic } from '@app/learning/vocabulary'
import { keyOf } from '@app/malayalam'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { wordOfEntry } from '../../lexicon/word-of-entry.ts'
import { shownOf } from '../../reports/about.ts'
import { ReportButton } from '../../reports/report-button.tsx'
import { saveWord, useSavedWords } from '../../storage/saved-words.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PagedList } from './paged-list.tsx'
import { TopicLinks } from './topic-links.tsx'
import { topicNames } from './topic-names.ts'
import { useWordSearch } from './use-word-search.ts'
import { WordCard } from './word-card.tsx'

type Props = {
  /** The page's own address, without a query. */
  address: string
  topic: WordTopic | undefined
  onWord: (word: string, beside: Element) => void
}

/**
 * Before the first letter a hidden list of these is drawn, so that the first result comes as fast as the
 * others.
 */
const unseen = 'ma'

/** The dictionary: a search field, and its topics. */
export function WordsTab({ address, topic, onWord }: Props) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const [beginning, setBeginning] = useState(false)
  const { search, retry } = useWordSearch(beginning || query !== '' || topic !== undefined)
  const line = useRef<HTMLElement>(null)

  // Text typed before the page was hydrated counts.
  useEffect(() => setTyped(line.current?.querySelector('input')?.value ?? ''), [])

  function results(
    list: string,
    name: ReactNode,
    select: (found: Exclude<typeof search, string>) => LexiconEntry[],
  ) {
    if (search === 'opening')
      return (
        <p role="status">
          <Trans>The dictionary is on its way…</Trans>
        </p>
      )
    if (search === 'failed') return <Failed onRetry={retry} />
    const entries = select(search)
    return (
      <>
        <h2 className="mb-3 text-xl font-bold wrap-anywhere">{name}</h2>
        {entries.length === 0 ? <NothingFound /> : <Entries list={list} entries={entries} onWord={onWord} />}
      </>
    )
  }

  return (
    <>
      <search ref={line} className="mb-5 block noscript:hidden">
        <TextField
          type="search"
          label={t`Search`}
          hint={t`In Malayalam, in Latin letters as you would type it, or in English: വെള്ളം, vellam, water`}
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
            {results(topic, i18n._(topicNames[topic]), ({ about }) => about(topic))}
          </>
        ) : (
          <TopicLinks address={address} counts={wordCounts} />
        ))}
    </>
  )
}

type EntriesProps = { list: string; entries: readonly LexiconEntry[]; onWord: Props['onWord'] }

function Entries({ list, entries, onWord }: EntriesProps) {
  const saved = useSavedWords()
  return (
    <PagedList items={entries} of={list} keyOf={(_, at) => String(at)}>
      {(entry) => (
        <WordCard
          word={entry.word}
          meaning={entry.means.join(', ')}
          clip={entry.audio}
          saved={saved?.keys.has(keyOf(entry.word)) === true}
          onSave={() => saveWord(wordOfEntry(entry))}
          onWord={(beside) => onWord(entry.word, beside)}
          report={
            <ReportButton
              icon
              about={{ kind: 'word', item: entry.id, shown: shownOf(entry.word, entry.means.join(', ')) }}
              name={entry.word}
            />
          }
        />
      )}
    </PagedList>
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
