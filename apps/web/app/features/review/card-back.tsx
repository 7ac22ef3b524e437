import { parseVideoId } from '@app/learning/video'
import type { SavedWord } from '@app/learning/vocabulary'
import { isMalayalam, languageOf } from '@app/malayalam'
import type { ReactNode } from 'react'
import { useAskedHeading } from '../../asking/use-asked-heading.ts'
import { aboutWord } from '../../reports/about-word.ts'
import { ReportButton } from '../../reports/report-button.tsx'
import { useSession } from '../../session/session.ts'
import { clipOfText } from '../../sound/spoken-text.ts'
import { ListenButton } from '../../ui/sound/listen-button.tsx'
import { SentToVoice } from '../../ui/sound/sent-to-voice.tsx'
import { FilmPart } from './film-part.tsx'
import { MetSentence } from './met-sentence.tsx'
import { Spoken } from './spoken.tsx'

type Props = {
  saved: SavedWord
  clip: string | 'looking' | 'none'
  /** Of the sentence, if our course has one. */
  sentenceClip?: string | undefined
  /** What can be done with the word. */
  children?: ReactNode
}

/** The answer: the word, its sound, its meaning, and where the learner met it. The focus comes here. */
export function CardBack({ saved, clip, sentenceClip, children }: Props) {
  const { word, meaning, pronunciation, metAt } = saved
  const isSignedIn = useSession().state === 'signed-in'
  // The server speaks Malayalam only.
  const isSpoken = isSignedIn && isMalayalam(word)
  const clipOrSpoken = clip === 'none' && isSpoken ? clipOfText(word) : clip
  const isMetSpoken =
    metAt !== undefined &&
    sentenceClip === undefined &&
    !(metAt.video !== undefined && parseVideoId(metAt.video).source === 'film')
  const heading = useAskedHeading(word)
  return (
    <div className="text-left">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h2
            ref={heading}
            tabIndex={-1}
            lang={languageOf(word)}
            className="text-3xl break-words outline-none"
          >
            {word}
          </h2>
          <p>
            <Spoken word={word} pronunciation={pronunciation} />
          </p>
        </div>
        {clipOrSpoken !== 'looking' && clipOrSpoken !== 'none' && (
          <ListenButton clip={clipOrSpoken} text={word} />
        )}
      </div>
      <p lang={languageOf(meaning)} className="mt-2 text-xl font-semibold">
        {meaning}
      </p>
      {metAt && <MetSentence metAt={metAt} word={word} isSpoken={isSpoken} clip={sentenceClip} />}
      {isSpoken && (clip === 'none' || isMetSpoken) && <SentToVoice />}
      {metAt && <FilmPart metAt={metAt} />}
      {children && <div className="mt-4">{children}</div>}
      <ReportButton about={() => aboutWord(word)} name={word} className="mt-3 -ml-2 block" />
    </div>
  )
}
