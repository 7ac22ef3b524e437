import type { Answer } from '@app/learning/course'
import type { LetterStrokes } from '@app/learning/tracing'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { StrokeOrder } from '../../../../writing/stroke-order.tsx'
import { WriteLetter } from '../../../../writing/write-letter.tsx'

type Props = { letter: LetterStrokes; done: boolean; onAnswer: (answer: Answer) => void }

/** How the letter goes, then the letter to write over. Who cannot draw goes on with having seen it. */
export function WriteShown({ letter, done, onAnswer }: Props) {
  const [step, setStep] = useState<'see' | 'write'>('see')
  const answer = (misses: number) => !done && onAnswer({ type: 'written', done: false, misses })
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-3">
      {step === 'see' ? <StrokeOrder letter={letter} /> : <WriteLetter letter={letter} onWritten={answer} />}
      <div className={`grid grid-cols-1 gap-2 sm:grid-cols-2 ${done ? 'invisible' : ''}`}>
        <Button variant="quiet" onClick={() => setStep(step === 'see' ? 'write' : 'see')}>
          {step === 'see' ? <Trans>Write over it</Trans> : <Trans>See how it goes</Trans>}
        </Button>
        <Button onClick={() => answer(0)}>
          <Trans>I have seen it</Trans>
        </Button>
      </div>
    </div>
  )
}
