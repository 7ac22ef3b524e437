import { type HeardText, type HeardWord, type Hearing, heardWords } from '@app/learning/speech'
import { Trans } from '@lingui/react/macro'
import { Check, Mic, Minus, Square } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { FixedList } from '../ui/fixed-list.tsx'
import { HearingHelp } from './hearing-help.tsx'
import { canRecognise } from './recognition.ts'
import { RecordYourself } from './record-yourself.tsx'
import { useHearing } from './use-hearing.ts'

type Props = {
  text: string
  /** The clip of the text, if there is one. */
  clip?: string | undefined
  /** Gets what speech recognition heard. */
  onHeard: (transcript: string) => void
}

/**
 * Checks how the learner says a text, or records it so that they hear themselves. Another text needs another
 * `key`.
 */
export function SpeechCheck({ text, clip, onHeard }: Props) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {canRecognise() ? (
        <Recognised text={text} onHeard={onHeard} />
      ) : (
        <p role="status" className="font-semibold">
          <Trans>Speech recognition not supported</Trans>
        </p>
      )}
      <RecordYourself clip={clip} />
    </div>
  )
}

function Recognised({ text, onHeard }: Omit<Props, 'clip'>) {
  const { hearing, toggle } = useHearing(text, onHeard)
  const isListening = hearing.type === 'listening'
  return (
    <div>
      <Button variant={isListening ? 'quiet' : 'primary'} className="w-full" onClick={toggle}>
        {isListening ? (
          <Square aria-hidden="true" className="sounding shrink-0" />
        ) : (
          <Mic aria-hidden="true" className="shrink-0" />
        )}
        {isListening ? <Trans>Stop listening</Trans> : <Trans>Click to Check Pronunciation</Trans>}
      </Button>
      <div role="status" className="min-h-12 py-2">
        <Heard text={text} hearing={hearing} />
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>Your browser listens, and may send your voice to its maker.</Trans>
      </p>
    </div>
  )
}

function Heard({ text, hearing }: { text: string; hearing: Hearing }) {
  switch (hearing.type) {
    case 'idle':
      return null
    case 'listening':
      return <Trans>Listening...</Trans>
    case 'heard': {
      const said = (
        <span lang="ml" className="malayalam">
          {hearing.transcript}
        </span>
      )
      if (hearing.right)
        return (
          <p className="font-semibold text-accent">
            <Trans>Good pronunciation! You said {said}</Trans>
          </p>
        )
      return (
        <>
          <p className="font-semibold">
            <Trans>You said {said}</Trans>
          </p>
          <WordByWord text={text} transcript={hearing.transcript} />
        </>
      )
    }
    case 'failed':
      return (
        <>
          <p className="font-semibold">
            <Trans>Error: {hearing.code}</Trans>
          </p>
          <HearingHelp code={hearing.code} />
        </>
      )
  }
}

/** Shows which words were heard, by a sign and in words, and what else was heard. */
function WordByWord({ text, transcript }: { text: string; transcript: string }) {
  const { words, besides } = heardWords(text, transcript)
  return (
    <>
      <ul className="mt-2 flex flex-wrap gap-2">
        <FixedList items={words}>{(one) => <HeardOrNot {...one} />}</FixedList>
      </ul>
      <Difference words={words} besides={besides} />
    </>
  )
}

/** Explains a difference that the list of words does not show. */
function Difference({ words, besides }: HeardText) {
  const others = (
    <span lang="ml" className="malayalam">
      {besides.join(', ')}
    </span>
  )
  if (besides.length > 0)
    return (
      <p className="mt-2">
        <Trans>Heard besides: {others}</Trans>
      </p>
    )
  if (words.every(({ heard }) => heard))
    return (
      <p className="mt-2">
        <Trans>Every word was heard; only how it is written differs.</Trans>
      </p>
    )
  return null
}

function HeardOrNot({ word, heard }: HeardWord) {
  return (
    <li
      className={`flex items-center gap-1 rounded-xl border-2 px-3 py-1 ${heard ? 'border-accent bg-accent-soft' : 'border-dashed border-laterite'}`}
    >
      {heard ? (
        <Check aria-hidden="true" className="size-4" />
      ) : (
        <Minus aria-hidden="true" className="size-4" />
      )}
      <span lang="ml" className="malayalam">
        {word}
      </span>
      <span className="text-sm text-ink-soft">{heard ? <Trans>heard</Trans> : <Trans>not heard</Trans>}</span>
    </li>
  )
}
