import type { SavedWord } from '@app/learning/vocabulary'
import { keyOf } from '@app/malayalam'
import { shownOf } from '../../reports/about.ts'
import { ReportButton } from '../../reports/report-button.tsx'
import { saveWord, useSavedWords } from '../../storage/saved-words.ts'
import { PagedList } from './paged-list.tsx'
import { WordCard } from './word-card.tsx'

/** What a card shows of an entry. `item`: the entry of the lexicon that a mistake is reported of. */
export type Card = {
  word: string
  meaning: string
  pronunciation?: string
  clip?: string
  item?: string
  toSave: () => SavedWord
}

type Props<Entry> = {
  list: string
  entries: readonly Entry[]
  cardOf: (entry: Entry) => Card
  onWord: (word: string, beside: Element) => void
}

/** Entries of a dictionary, as cards to save and to report. */
export function EntryCards<Entry>({ list, entries, cardOf, onWord }: Props<Entry>) {
  const saved = useSavedWords()
  return (
    <PagedList items={entries} of={list} keyOf={(_, at) => String(at)}>
      {(entry) => {
        const { item, toSave, ...shown } = cardOf(entry)
        const { word, meaning } = shown
        return (
          <WordCard
            {...shown}
            saved={saved?.keys.has(keyOf(word)) === true}
            onSave={() => saveWord(toSave())}
            onWord={(beside) => onWord(word, beside)}
            report={
              item !== undefined && (
                <ReportButton
                  icon
                  about={{ kind: 'word', item, shown: shownOf(word, meaning) }}
                  name={word}
                />
              )
            }
          />
        )
      }}
    </PagedList>
  )
}
