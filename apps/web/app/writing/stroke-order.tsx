import type { LetterStrokes, Stroke } from '@app/learning/tracing'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { ArrowHead, PaleLetter, pathOf, StrokeStart } from './letter-lines.tsx'
import { inSteps, lengthOf } from './stroke-steps.ts'

/** The speed of the pen in units of a letter per second, and the pause before the next stroke in seconds. */
const speed = 650
const lift = 0.4

/** Shows how a letter is written: as one animation, or step by step for learners who want no motion. */
export function StrokeOrder({ letter }: { letter: LetterStrokes }) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  return still ? <Steps letter={letter} /> : <Moving letter={letter} />
}

function Moving({ letter }: { letter: LetterStrokes }) {
  const [round, setRound] = useState(0)
  const starts = letter.strokes.map((_, at) =>
    letter.strokes.slice(0, at).reduce((sum, stroke) => sum + lengthOf(stroke) / speed + lift, lift),
  )
  return (
    <>
      <Picture key={round} letter={letter}>
        {letter.strokes.map((stroke, at) => (
          <path
            key={pathOf(stroke)}
            d={pathOf(stroke)}
            pathLength={1}
            style={{ animationDuration: `${lengthOf(stroke) / speed}s`, animationDelay: `${starts[at]}s` }}
            className={`${line} pen-stroke`}
          />
        ))}
        <Starts strokes={letter.strokes} />
      </Picture>
      <Button variant="quiet" className="mt-3 w-full" onClick={() => setRound(round + 1)}>
        <Trans>Show it again</Trans>
      </Button>
    </>
  )
}

function Steps({ letter }: { letter: LetterStrokes }) {
  const steps = inSteps(letter)
  const [shown, setShown] = useState(1)
  const done = steps.slice(0, shown)
  const count = steps.length
  return (
    <>
      <Picture letter={letter}>
        {done.map((step, at) => (
          <g key={pathOf(step)}>
            <path d={pathOf(step)} className={line} />
            {at === shown - 1 && <ArrowHead line={step} />}
          </g>
        ))}
        <Starts strokes={letter.strokes} />
      </Picture>
      <p role="status" className="mt-2 text-center text-sm">
        <Trans>
          Step {shown} of {count}
        </Trans>
      </p>
      <Button variant="quiet" className="mt-1 w-full" onClick={() => setShown(shown < count ? shown + 1 : 1)}>
        {shown < count ? <Trans>Next step</Trans> : <Trans>Show it again</Trans>}
      </Button>
    </>
  )
}

const line = 'fill-none stroke-accent [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:36]'

/** Its name leaves the letter out: a name has no language of its own, and the letter stands above. */
function Picture({ letter, children }: { letter: LetterStrokes; children: React.ReactNode }) {
  const { t } = useLingui()
  return (
    <svg
      viewBox={`0 0 ${letter.width} ${letter.height}`}
      role="img"
      aria-label={t`How the letter is written`}
      className="max-h-[40dvh] w-full rounded-2xl border-2 border-line bg-surface"
    >
      <PaleLetter strokes={letter.strokes} />
      {children}
    </svg>
  )
}

function Starts({ strokes }: { strokes: readonly Stroke[] }) {
  return strokes.map(
    ([start], at) =>
      start && (
        <StrokeStart key={pathOf([start])} at={start} number={strokes.length > 1 ? at + 1 : undefined} />
      ),
  )
}
