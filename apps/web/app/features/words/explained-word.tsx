import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { AskedWord } from './asked-word.ts'
import { OtherReadings } from './other-readings.tsx'
import { SaveWord } from './save-word.tsx'
import { useReadings } from './use-readings.ts'
import { WordExamples } from './word-examples.tsx'
import { WordMeaning } from './word-meaning.tsx'
import { WordParts } from './word-parts.tsx'
import { WordSound } from './word-sound.tsx'
import { WordSteps } from './word-steps.tsx'

type Props = { asked: AskedWord; onWord: (asked: AskedWord) => void }

/** All that is known of a word: how it sounds, what it means, what each part of it does, and how it is used. */
export function ExplainedWord({ asked, onWord }: Props) {
  const word = asked.words[asked.at] ?? ''
  return (
    <>
      {asked.from && <BackTo asked={asked.from} onWord={onWord} />}
      <WordSound word={word} />
      <Readings key={word} word={word} onWord={(words, at) => onWord({ ...asked, words, at, from: asked })} />
      <WordSteps asked={asked} onWord={onWord} />
    </>
  )
}

function Readings({
  word,
  onWord,
}: {
  word: string
  onWord: (words: readonly string[], at: number) => void
}) {
  const readings = useReadings(word)
  const [chosen, choose] = useState(0)
  if (readings === 'looking') return <Line>{<Trans>Looking it up…</Trans>}</Line>
  if (readings === 'failed')
    return (
      <Line>
        <Trans>The dictionary did not arrive. When you are online, close this and tap the word again.</Trans>
      </Line>
    )
  const reading = readings[chosen]
  if (!reading)
    return (
      <Line>
        <Trans>This word is not in our dictionary yet.</Trans>
      </Line>
    )
  return (
    <>
      <WordMeaning entry={reading.entry} />
      <WordParts reading={reading} />
      <OtherReadings readings={readings} chosen={chosen} onChoose={choose} />
      {reading.entry.note && (
        <p className="mt-3 rounded-2xl bg-backwater-soft px-4 py-2 text-sm">{reading.entry.note}</p>
      )}
      <WordExamples entry={reading.entry} onWord={onWord} />
      <SaveWord entry={reading.entry} />
    </>
  )
}

function BackTo({ asked, onWord }: Props) {
  const word = asked.words[asked.at]
  return (
    <Button look="quiet" onClick={() => onWord(asked)} className="mb-2 min-h-11 px-3 text-base">
      <ArrowLeft aria-hidden="true" className="size-5" />
      <span lang="ml">{word}</span>
    </Button>
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <p role="status" className="mt-3">
    {children}
  </p>
)
