import type { LexiconEntry } from '@app/learning/vocabulary'
import { keyOf } from '@app/malayalam'
import { saveWord, useSavedWords } from '../../device/words/saved-words.ts'
import { wordOfEntry } from '../../lexicon/word-of-entry.ts'
import { shownOf } from '../../reports/about.ts'
import { ReportButton } from '../../reports/report-button.tsx'
import { PagedList } from './paged-list.tsx'
import { WordCard } from './word-card.tsx'
import type { EntriesProps } from './words-tab.tsx'

/** Entries of the dictionary of who learns Malayalam. */
export function MalayalamEntries({ list, entries, onWord }: EntriesProps<LexiconEntry>) {
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
