import { type EnglishEntry, savedOf } from '@app/learning/english-words'
import { keyOf } from '@app/malayalam'
import { saveWord, useSavedWords } from '../../device/words/saved-words.ts'
import { shownOf } from '../../reports/about.ts'
import { ReportButton } from '../../reports/report-button.tsx'
import { useEnglishSayer } from '../../sound/english.ts'
import { PagedList } from './paged-list.tsx'
import { WordCard } from './word-card.tsx'
import type { EntriesProps } from './words-tab.tsx'

/** Entries of the dictionary of who learns English. */
export function EnglishEntries({ list, entries, onWord }: EntriesProps<EnglishEntry>) {
  const saved = useSavedWords()
  const addressOf = useEnglishSayer()
  return (
    <PagedList items={entries} of={list} keyOf={(_, at) => String(at)}>
      {(entry) => {
        const { word, meaning, pronunciation } = savedOf(entry)
        const clip = addressOf(word)
        const item = entry.senses.find((sense) => sense.entry)?.entry?.id
        return (
          <WordCard
            word={word}
            meaning={meaning}
            pronunciation={pronunciation}
            {...(clip && { clip })}
            saved={saved?.keys.has(keyOf(word)) === true}
            onSave={() => saveWord(savedOf(entry))}
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
