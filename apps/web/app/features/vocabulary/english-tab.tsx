import { type EnglishEntry, lexiconIdOf, savedOf } from '@app/learning/english-words'
import { useLingui } from '@lingui/react/macro'
import { useEnglishSayer } from '../../sound/english.ts'
import { type Card, EntryCards } from './entry-cards.tsx'
import { once } from './use-word-search.ts'
import { type TabProps, WordsTab } from './words-tab.tsx'

const openSearch = once(() =>
  import('./english-search.ts').then(({ openEnglishSearch }) => openEnglishSearch()),
)

/** The dictionary of who learns English: a search field, and its topics. */
export function EnglishTab({ onWord, ...rest }: TabProps) {
  const { t } = useLingui()
  const addressOf = useEnglishSayer()
  const cardOf = (entry: EnglishEntry): Card => {
    const saved = savedOf(entry)
    const [clip, item] = [addressOf(saved.word), lexiconIdOf(entry)]
    return { ...saved, ...(clip && { clip }), ...(item && { item }), toSave: () => saved }
  }
  return (
    <WordsTab
      {...rest}
      open={openSearch}
      hint={t`In English, in Malayalam, or in Latin letters as you would type Malayalam: water, വെള്ളം, vellam`}
      counted={false}
      renderEntries={(list, entries) => (
        <EntryCards list={list} entries={entries} cardOf={cardOf} onWord={onWord} />
      )}
    />
  )
}
