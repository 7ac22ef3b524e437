import type { LexiconEntry, WordTopic } from '@app/learning/vocabulary'
import { keyOf } from '@app/malayalam'
import { useLingui } from '@lingui/react/macro'
import { wordOfEntry } from '../../lexicon/word-of-entry.ts'
import { shownOf } from '../../reports/about.ts'
import { ReportButton } from '../../reports/report-button.tsx'
import { saveWord, useSavedWords } from '../../storage/saved-words.ts'
import { PagedList } from './paged-list.tsx'
import { once } from './use-word-search.ts'
import { WordCard } from './word-card.tsx'
import { WordsTab } from './words-tab.tsx'

type Props = {
  address: string
  topic: WordTopic | undefined
  onWord: (word: string, beside: Element) => void
}

/** The dictionary takes a cheap phone half a second to open, so not every page does it. */
const openSearch = once(() => import('./word-search.ts').then(({ openWordSearch }) => openWordSearch()))

/** The dictionary of who learns Malayalam. */
export function MalayalamTab({ onWord, ...rest }: Props) {
  const { t } = useLingui()
  return (
    <WordsTab
      {...rest}
      open={openSearch}
      hint={t`In Malayalam, in Latin letters as you would type it, or in English: വെള്ളം, vellam, water`}
      renderEntries={(list, entries) => <Entries list={list} entries={entries} onWord={onWord} />}
    />
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
