import type { WordTopic } from '@app/learning/vocabulary'
import { useLingui } from '@lingui/react/macro'
import { useTargetLanguage } from '../../device/target-language/target-language.ts'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'
import { MalayalamEntries } from './malayalam-entries.tsx'
import { once } from './use-word-search.ts'
import { WordsTab } from './words-tab.tsx'

type Props = {
  address: string
  topic: WordTopic | undefined
  onWord: (word: string, beside: Element) => void
}

const EnglishEntries = lazyWithMessages(() =>
  import('./english-entries.tsx').then(({ EnglishEntries }) => EnglishEntries),
)

/** The dictionary takes a cheap phone half a second to open, so not every page does it. */
const openMalayalam = once(() => import('./word-search.ts').then(({ openWordSearch }) => openWordSearch()))

const openEnglish = once(() =>
  Promise.all([import('./english-search.ts'), EnglishEntries.prepare()]).then(([{ openEnglishSearch }]) =>
    openEnglishSearch(),
  ),
)

/**
 * The dictionary of the language that is learnt. Both are the same component in the same place: what is typed into the
 * prerendered page, which is that of Malayalam, stays in its field.
 */
export function DictionaryTab(props: Props) {
  const { t } = useLingui()
  return useTargetLanguage() === 'english' ? (
    <WordsTab
      {...props}
      open={openEnglish}
      hint={t`In English, in Malayalam, or in Latin letters as you would type Malayalam: water, വെള്ളം, vellam`}
      counted={false}
      Entries={EnglishEntries}
    />
  ) : (
    <WordsTab
      {...props}
      open={openMalayalam}
      hint={t`In Malayalam, in Latin letters as you would type it, or in English: വെള്ളം, vellam, water`}
      Entries={MalayalamEntries}
    />
  )
}
