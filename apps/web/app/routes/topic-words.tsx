import { titles } from 'virtual:content/titles'
import { loaders } from 'virtual:content/topic-words'
import { textIn } from '@app/learning/languages'
import { defaultTopic, isOpen, isTopicKey, opensAt, type TopicKey, topicKeys } from '@app/learning/levels'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { usePlace } from '../addresses/use-place.ts'
import { useUserlevel } from '../device/learner/learner-store.ts'
import { targetLanguage } from '../device/target-language/target-language.ts'
import { TopicLetters } from '../features/letters/topic-letters.tsx'
import { TopicWords } from '../features/vocabulary/topic-words.tsx'
import { useTappable } from '../features/words/use-tappable.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useLearntInTopics } from '../memory/use-learnt-in-topics.ts'
import { LinkButton } from '../ui/button.tsx'
import { SelectField } from '../ui/form/field.tsx'
import { LearntLine } from '../ui/learnt-line.tsx'
import { NeedsScript } from '../ui/needs-script.tsx'
import { SpeedButton } from '../ui/sound/speed-button.tsx'
import type { Route } from './+types/topic-words.ts'

/** The address says the topic, in `topic`. What shows English is loaded for who learns it. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('topic')
  const topic = isTopicKey(asked) ? asked : defaultTopic
  if (targetLanguage !== 'english') return { topic, ...(await loaders[topic]()), english: undefined }
  const [{ loaders: inEnglish }, { EnglishTopicWords }] = await Promise.all([
    import('virtual:content/english-topic-words'),
    import('../features/vocabulary/english-topic-words.tsx'),
  ])
  const { words } = await inEnglish[topic]()
  return { topic, words: [], letters: [], english: { words, EnglishTopicWords } }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <WordsFrame>
      <noscript>{import.meta.env.SSR && <NeedsScript />}</noscript>
    </WordsFrame>
  )
}

/** What a topic asks, to hear and read before its quiz. */
export default function TopicWordsPage({
  loaderData: { topic, words, letters, english },
}: Route.ComponentProps) {
  const { t } = useLingui()
  const { language, to } = usePlace()
  const navigate = useNavigate()
  const userlevel = useUserlevel()
  const learnt = useLearntInTopics()?.get(topic)
  const { ask, renderText, explained } = useTappable()
  const names = Object.fromEntries(topicKeys.map((key) => [key, textIn(titles[key], language)])) as Record<
    TopicKey,
    string
  >
  return (
    <WordsFrame>
      <div className="mb-4 flex items-end justify-between gap-3">
        <div className="min-w-0 grow">
          <SelectField
            label={t`Topic`}
            value={topic}
            options={topicKeys}
            names={names}
            onChange={(chosen) =>
              void navigate(`?topic=${chosen}`, { replace: true, preventScrollReset: true })
            }
          />
        </div>
        <SpeedButton />
      </div>
      <p className="mb-3 min-h-6 text-ink-soft">
        {learnt && learnt.learnt > 0 && <LearntLine learnt={learnt} />}
      </p>
      {english && <english.EnglishTopicWords words={english.words} renderText={renderText} />}
      {letters.length > 0 && <TopicLetters letters={letters} renderText={renderText} />}
      {words.length > 0 && (
        <TopicWords words={words} onWord={(word, beside) => ask({ words: [word], at: 0, beside })} />
      )}
      {isOpen(topic, userlevel) ? (
        <LinkButton to={`${to('/lessons2')}?topic=${topic}`} className="mt-6 w-full">
          <Trans>Play the quiz</Trans>
        </LinkButton>
      ) : (
        <p className="mt-6 text-center text-ink-soft">
          <Trans>Opens at level {opensAt(topic)}</Trans>
        </p>
      )}
      {explained}
    </WordsFrame>
  )
}

function WordsFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <PageFrame
      title={t`Words of a topic – Malayalam for All`}
      description={t`What a quiz asks, to hear, to read and to save before you play it.`}
      card="levels"
      width="max-w-5xl"
    >
      <h1 className="mt-6 mb-2 text-3xl font-bold">
        <Trans>Words of a topic</Trans>
      </h1>
      <div className="min-h-dvh">{children}</div>
    </PageFrame>
  )
}
