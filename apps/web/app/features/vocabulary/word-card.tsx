import { useLingui } from '@lingui/react/macro'
import { Bookmark, Check, Target } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { NoRoomLine } from '../../ui/no-room-line.tsx'
import { SpeakerButton } from '../../ui/speaker-button.tsx'
import { Spelt } from './spelt.tsx'
import { WordLines } from './word-lines.tsx'
import { WordTitle } from './word-title.tsx'

/** The seven grounds of word cards (docs/product.md, "Words"); every ink stands out on each, by day and by lamplight. */
const pastels = [
  'bg-card-blue',
  'bg-card-green',
  'bg-card-yellow',
  'bg-card-pink',
  'bg-card-purple',
  'bg-card-orange',
  'bg-card-teal',
] as const

type Props = {
  word: string
  meaning: string
  /** How it is said there, where that is known better than from its letters. */
  pronunciation?: string
  /** How it sounds, where there is a clip. */
  clip?: string
  saved: boolean
  /** Answers whether there was room. */
  onSave: () => boolean | Promise<boolean>
  onWord: (beside: Element) => void
  /** What a mistake in it is reported by. */
  report?: ReactNode
}

/** A word of the dictionary or of a video's line, on one of seven grounds. Saving goes one way here: removing is done in My Vocab. */
export function WordCard({ word, meaning, pronunciation, clip, saved, onSave, onWord, report }: Props) {
  const { t } = useLingui()
  const [ground] = useState(() => pastels[Math.floor(Math.random() * pastels.length)])
  const [refused, setRefused] = useState<string>()
  return (
    <article className={`flex h-full flex-col rounded-3xl p-4 text-ink ${ground}`}>
      <div className="flex items-start gap-2">
        <Target aria-hidden="true" className="mt-2.5 size-5 shrink-0" />
        <h3 className="min-w-0 grow">
          <WordTitle word={word} onWord={onWord} />
        </h3>
        {clip && <SpeakerButton clip={clip} label={t`Listen to ${word}`} />}
        <IconButton
          label={saved ? t`${word} is saved` : t`Save ${word}`}
          aria-disabled={saved}
          onClick={async () => !saved && setRefused((await onSave()) ? undefined : word)}
        >
          {saved ? <Check aria-hidden="true" className="text-accent" /> : <Bookmark aria-hidden="true" />}
        </IconButton>
      </div>
      <div className="flex grow items-end gap-2">
        <div className="min-w-0 grow self-start">
          <WordLines
            meaning={meaning}
            pronunciation={<Spelt word={word} {...(pronunciation && { saved: pronunciation })} />}
          />
        </div>
        {report}
      </div>
      <NoRoomLine refused={refused === word && !saved} />
    </article>
  )
}
