import { synthetic } from 'virtual:content/titles'
import { wordTopics } from '@app/learning/vocabulary'
import { Trans, useLingui } from '@lingui/react/macro'
import { Layers } from 'lucide-react'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { usePlace } from '../addresses/use-place.ts'
import { useSearch } from '../addresses/use-search.ts'
import { useShared } from '../bring/use-shared.ts'
import { useTargetLanguage } from '../device/target-language/target-language.ts'
import { DictionaryTab } from '../features/vocabulary/dictionary-tab.tsx'
import { MyVocab } from '../features/vocabulary/my-vocab.tsx'
import { useTappable } from '../features/words/use-tappable.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { LinkButton } from '../ui/button.tsx'
import { lazyWithMessages } from '../ui/lazy-with-messages.tsx'
import { NeedsScript } from '../ui/needs-script.tsx'
import { Tabs } from '../ui/tabs.tsx'

const WordFilesSection = lazyWithMessages(
  () =>
    import('../features/word-files/word-files-section.tsx').then(({ WordFilesSection }) => WordFilesSection),
  'more',
)

/**
 * The vocabulary page: the dictionary, and the learner's own words. The address says which tab and which
 * topic.
 */
export default function Vocabulary() {
  const { t } = useLingui()
  const { to } = usePlace()
  const navigate = useNavigate()
  const query = new URLSearchParams(useSearch())
  const { ask, explained } = useTappable()
  const isEnglish = useTargetLanguage() === 'english'
  useShared('/lm')
  const address = to('/lm')
  const tab = query.get('tab') === 'my' ? 'my' : 'words'
  const topic = wordTopics.find((topic) => topic === query.get('topic'))
  const onWord = (word: string, beside: Element) => ask({ words: [word], at: 0, beside })
  return (
    <PageFrame
      title={isEnglish ? t`English words – Malayalam for All` : t`Words – Malayalam for All`}
      description={t`Search thousands of words by Malayalam, Latin letters or English, hear them, see their parts, and keep your own list.`}
      things={[
        { '@type': 'LearningResource', learningResourceType: 'Glossary', teaches: ['Malayalam', 'English'] },
      ]}
      width="max-w-5xl"
    >
      <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl font-bold">
          <Trans>Words</Trans>
        </h1>
        <LinkButton to={to('/review')} className="text-base">
          <Layers aria-hidden="true" className="size-5" />
          <Trans>Review your words</Trans>
        </LinkButton>
      </div>
      <noscript>{import.meta.env.SSR && <NeedsScript />}</noscript>
      <div className="noscript:hidden">
        <Tabs
          label={t`Words`}
          tabs={[
            ['words', <Trans key="words">Words</Trans>],
            ['my', <Trans key="my">My Vocab</Trans>],
          ]}
          chosen={tab}
          onChoose={(tab) =>
            void navigate(tab === 'my' ? `${address}?tab=my` : address, { preventScrollReset: true })
          }
        >
          {tab === 'my' ? (
            <>
              <MyVocab address={address} onWord={onWord} />
              <Suspense>
                <WordFilesSection />
              </Suspense>
            </>
          ) : (
            <DictionaryTab key={topic} address={address} topic={topic} onWord={onWord} />
          )}
        </Tabs>
      </div>
      {synthetic && (
        <p className="mt-6 text-center text-sm text-ink-soft">
          <Trans>The voices are synthetic: made by a program, not recorded from a person.</Trans>
        </p>
      )}
      {explained}
    </PageFrame>
  )
}
