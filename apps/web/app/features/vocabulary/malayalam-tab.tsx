import type { LexiconEntry } from '@app/learning/vocabulary'
import { useLingui } from '@lingui/react/macro'
import { wordOfEntry } from '../../lexicon/word-of-entry.ts'
import { type Card, EntryCards } from './entry-cards.tsx'
import { once } from './use-word-search.ts'
import { type TabProps, WordsTab } from './words-tab.tsx'

/** The dictionary takes a cheap phone half a second to open, so not every page does it. */
const openSearch = once(() => import('./word-search.ts').then(({ openWordSearch }) => openWordSearch()))

/** The dictionary of who learns Malayalam. */
export function MalayalamTab({ onWord, ...rest }: TabProps) {
  const { t } = useLingui()
  return (
    <WordsTab
      {...rest}
      open={openSearch}
      hint={t`In Malayalam, in Latin letters as you would type it, or in English: വെള്ളം, vellam, water`}
      renderEntries={(list, entries) => (
        <EntryCards list={list} entries={entries} cardOf={cardOf} onWord={onWord} />
      )}
    />
  )
}

const cardOf = (entry: LexiconEntry): Card => ({
  word: entry.word,
  meaning: entry.means.join(', '),
  clip: entry.audio,
  item: entry.id,
  toSave: () => wordOfEntry(entry),
})
