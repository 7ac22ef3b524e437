import { type EnglishEntry, savedOf } from '@app/learning/english-words'
import type { WordTopic } from '@app/learning/vocabulary'
import { keyOf } from '@app/malayalam'
import { useLingui } from '@lingui/react/macro'
import { shownOf } from '../../reports/about.ts'
import { ReportButton } from '../../reports/report-button.tsx'
import { useEnglishSayer } from '../../sound/english.ts'
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

const openSearch = once(() =>
  import('./english-search.ts').then(({ openEnglishSearch }) => openEnglishSearch()),
)

/** The dictionary of who learns English: a search field, and its topics. */
export function EnglishTab({ onWord, ...rest }: Props) {
  const { t } = useLingui()
  return (
    <WordsTab
      {...rest}
      open={openSearch}
      hint={t`In English, in Malayalam, or in Latin letters as you would type Malayalam: water, വെള്ളം, vellam`}
      counted={false}
      renderEntries={(list, entries) => <Entries list={list} entries={entries} onWord={onWord} />}
    />
  )
}

type EntriesProps = Pick<Props, 'onWord'> & { list: string; entries: readonly EnglishEntry[] }

function Entries({ list, entries, onWord }: EntriesProps) {
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
