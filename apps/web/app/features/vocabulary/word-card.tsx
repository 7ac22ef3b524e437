import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { Bookmark, Check, Target } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Refusal, Saving } from '../../device/words/saved-words.ts'
import { IconButton } from '../../ui/button.tsx'
import { NotSavedLine } from '../../ui/not-saved-line.tsx'
import { ListenButton } from '../../ui/sound/listen-button.tsx'
import { Spelt } from './spelt.tsx'
import { WordLines } from './word-lines.tsx'
import { WordTitle } from './word-title.tsx'

/**
 * The seven colours of word cards (docs/product.md, "Words"). Every text has enough contrast on each, in both
 * themes.
 */
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
  /** How it is said in this line, if that is known better than from its letters. */
  pronunciation?: string
  /** The clip of the word, if there is one. */
  clip?: string
  saved: boolean
  onSave: () => Saving | Promise<Saving>
  onWord: (beside: Element) => void
  picture?: ReactNode
  /** What a mistake in it is reported by. */
  report?: ReactNode
}

/**
 * A word of the dictionary or of a video's line, in one of seven colours. It can only be saved here; My Vocab
 * removes words.
 */
export function WordCard({
  word,
  meaning,
  pronunciation,
  clip,
  saved,
  onSave,
  onWord,
  picture,
  report,
}: Props) {
  const [ground] = useState(() => pastels[Math.floor(Math.random() * pastels.length)])
  const [refused, setRefused] = useState<{ word: string; why: Refusal }>()
  async function save() {
    const saving = await onSave()
    setRefused(saving === 'saved' ? undefined : { word, why: saving })
  }
  return (
    <article className={`flex h-full flex-col rounded-3xl p-4 text-ink ${ground}`}>
      <div className="flex items-start gap-2">
        <Target aria-hidden="true" className="mt-2.5 size-5 shrink-0" />
        <h3 className="min-w-0 grow">
          <WordTitle word={word} onWord={onWord} />
        </h3>
        {clip && <ListenButton clip={clip} text={word} />}
        <IconButton
          label={
            saved ? (
              <Trans>
                <span lang={languageOf(word)}>{word}</span> is saved
              </Trans>
            ) : (
              <Trans>
                Save <span lang={languageOf(word)}>{word}</span>
              </Trans>
            )
          }
          aria-disabled={saved}
          onClick={() => !saved && void save()}
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
        {picture}
        {report}
      </div>
      <NotSavedLine why={refused?.word === word && !saved ? refused.why : undefined} />
    </article>
  )
}
