import { parseVideoId } from '@app/learning/video'
import { type MetAt, wordInSentence } from '@app/learning/vocabulary'
import { isMalayalam, languageOf } from '@app/malayalam'
import { useLingui } from '@lingui/react/macro'
import { useEnglishSayer } from '../../sound/english.ts'
import { clipOfText } from '../../sound/spoken-text.ts'
import { FixedList } from '../../ui/fixed-list.tsx'
import { SpeakerButton } from '../../ui/sound/speaker-button.tsx'

type Props = {
  metAt: MetAt
  word: string
  /** The server may say it. */
  isSpoken: boolean
  /** Its own clip, if our course has one. */
  clip?: string | undefined
}

/**
 * The sentence in which a word was met, with the word marked. It can be heard, except for a sentence of our
 * films, whose part of the film is shown instead.
 */
export function MetSentence({ metAt, word, isSpoken, clip: own }: Props) {
  const { sentence, translation, video } = metAt
  const { t } = useLingui()
  const isEnglish = !isMalayalam(sentence)
  const addressOf = useEnglishSayer(isEnglish)
  const spoken = isSpoken ? clipOfText(sentence) : undefined
  const clip = own ?? (isEnglish ? addressOf(sentence) : spoken)
  const isHeardInFilm = video !== undefined && parseVideoId(video).source === 'film'
  return (
    <blockquote className="mt-4 flex items-start gap-3 border-l-4 border-gold pl-3">
      <div className="min-w-0 grow">
        <p lang={languageOf(sentence)} className="text-xl">
          <FixedList items={wordInSentence(sentence, word)}>
            {({ text, marked }) =>
              marked ? <mark className="rounded bg-sun px-0.5 text-ink">{text}</mark> : text
            }
          </FixedList>
        </p>
        {translation && (
          <p lang={languageOf(translation)} className="text-ink-soft">
            {translation}
          </p>
        )}
      </div>
      {clip && !isHeardInFilm && <SpeakerButton clip={clip} label={t`Listen to the sentence`} />}
    </blockquote>
  )
}
