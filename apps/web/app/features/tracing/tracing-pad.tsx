import { type JudgedTrace, paper, type Stroke } from '@app/learning/tracing'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { Button } from '../../ui/button.tsx'
import { InkCanvas } from '../../ui/ink-canvas.tsx'
import { GuidePicture } from './guide-picture.tsx'
import { PartChoice } from './part-choice.tsx'
import { TraceFeedback } from './trace-feedback.tsx'
import { TracePicture } from './trace-picture.tsx'
import { useGuide } from './use-guide.ts'

/** How broad the pen is, in units of the paper. */
const pen = 5

/** Where a whole sentence would be too small for a finger. */
const narrow = '(width < 40rem)'

/**
 * A text to trace: pale letters, ink over them, and what was right or wrong about it. Nothing needs it: who cannot or does not
 * want to draw goes on without. Another text wants another `key`.
 */
export function TracingPad({ text }: { text: string }) {
  const words = text.trim().split(/\s+/)
  const [chosen, setChosen] = useState<number | 'whole'>()
  const isNarrow = useMediaQuery(narrow)
  const part = chosen ?? (isNarrow && words.length > 1 ? 0 : 'whole')
  return (
    <div>
      {words.length > 1 && <PartChoice words={words} part={part} onChoose={setChosen} />}
      <Paper
        key={`${part} ${isNarrow}`}
        text={part === 'whole' ? text : (words[part] ?? text)}
        close={isNarrow}
      />
    </div>
  )
}

function Paper({ text, close }: { text: string; close: boolean }) {
  const { t } = useLingui()
  const description = useId()
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [judged, setJudged] = useState<JudgedTrace | 'failed'>()
  const { guide, judge } = useGuide(text, close)
  const map =
    judged !== undefined && judged !== 'failed' && judged.verdict.type !== 'right' ? judged : undefined

  function change(strokes: readonly Stroke[]) {
    setStrokes(strokes)
    setJudged(undefined)
  }

  return (
    <>
      <p id={description} className="mb-2 text-sm text-ink-soft">
        <Trans>
          Trace the pale letters with a finger, a pen or the mouse. This is practice for the hand: you can go
          on without it.
        </Trans>
      </p>
      <InkCanvas
        paper={guide ?? paper}
        pen={pen}
        strokes={strokes}
        onStroke={(stroke) => change([...strokes, stroke])}
        label={t`Paper to trace ${text} on`}
        describedBy={description}
        under={guide && <GuidePicture guide={guide} />}
        over={guide && map && <TracePicture guide={guide} missed={map.missed} stray={map.stray} />}
      />
      <div role="status" className="min-h-12 py-2">
        {judged === 'failed' && (
          <Trans>The trace could not be checked. What you drew is still here: try again in a moment.</Trans>
        )}
        {judged !== undefined && judged !== 'failed' && <TraceFeedback judged={judged} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          aria-disabled={guide === undefined}
          onClick={() => guide && judge(strokes).then(setJudged, () => setJudged('failed'))}
        >
          <Trans>Check my tracing</Trans>
        </Button>
        <Button look="quiet" onClick={() => change([])}>
          <Trans>Reset Tracing</Trans>
        </Button>
      </div>
    </>
  )
}
