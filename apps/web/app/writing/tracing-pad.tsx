import { type Guide, type JudgedTrace, paper, type Stroke } from '@app/learning/tracing'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { InkCanvas } from '../ui/ink-canvas.tsx'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { syllablesAt } from './draw-guide.ts'
import { GuidePicture } from './guide-picture.tsx'
import { PartChoice } from './part-choice.tsx'
import { TraceFeedback } from './trace-feedback.tsx'
import { TracePicture } from './trace-picture.tsx'
import { useGuide } from './use-guide.ts'

/** The width of the pen, in units of the paper. */
const pen = 5

type Props = {
  text: string
  /** Gets what was traced well: all of the text, or a word of it. */
  onTraced: (text: string) => void
  /** Gets the syllables that ink went beside, once for each paper. */
  onStrayed: (syllables: readonly string[]) => void
}

/** Screens on which a whole sentence would be too small for a finger. */
const narrow = '(width < 40rem)'

/**
 * A text to trace: pale letters, ink over them, and feedback on what was right or wrong. It is never
 * required: a learner who cannot or does not want to draw goes on without it. Another text needs another
 * `key`. Words can be traced one by one, each as large as the screen allows.
 */
export function TracingPad({ text, onTraced, onStrayed }: Props) {
  const words = text.trim().split(/\s+/)
  const [chosen, setChosen] = useState<number | 'whole'>()
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  // Turning the phone does not remove the paper under the ink.
  const [begunNarrow, setBegunNarrow] = useState<boolean>()
  const nowNarrow = useMediaQuery(narrow)
  const isNarrow = begunNarrow ?? nowNarrow
  const part = chosen ?? (isNarrow && words.length > 1 ? 0 : 'whole')

  function change(strokes: readonly Stroke[]) {
    setStrokes(strokes)
    setBegunNarrow(strokes.length > 0 ? isNarrow : undefined)
  }

  function choose(part: number | 'whole') {
    setChosen(part)
    change([])
  }

  return (
    <div>
      {words.length > 1 && <PartChoice words={words} part={part} onChoose={choose} />}
      <Paper
        text={part === 'whole' ? text : (words[part] ?? text)}
        close={isNarrow || part !== 'whole' || words.length === 1}
        strokes={strokes}
        onChange={change}
        onTraced={onTraced}
        onStrayed={onStrayed}
      >
        {part !== 'whole' && part + 1 < words.length && (
          <Button variant="quiet" onClick={() => choose(part + 1)}>
            <Trans>Next word</Trans>
          </Button>
        )}
      </Paper>
    </div>
  )
}

/**
 * The result of a trace, and the trace that it belongs to. Another trace, or another paper, has its own
 * result.
 */
type Check = {
  guide: Guide
  strokes: readonly Stroke[]
  judged: JudgedTrace | 'under way' | 'failed'
}

type PaperProps = Props & {
  close: boolean
  strokes: readonly Stroke[]
  onChange: (strokes: readonly Stroke[]) => void
  /** More buttons. */
  children: ReactNode
}

function Paper({ text, close, strokes, onChange, onTraced, onStrayed, children }: PaperProps) {
  const { t } = useLingui()
  const description = useId()
  const [check, setCheck] = useState<Check>()
  const [strayed, setStrayed] = useState<Guide>()
  const { guide, judge } = useGuide(text, close)
  const { width, height } = guide ?? paper
  const isAbout = (check: Check | undefined) => check?.guide === guide && check?.strokes === strokes
  const judged = isAbout(check) ? check?.judged : undefined
  const map = typeof judged === 'object' && judged.verdict.type !== 'right' ? judged : undefined

  function ask() {
    if (!guide || judged === 'under way') return
    const isAgain = typeof judged === 'object'
    const show = (judged: Check['judged']) =>
      setCheck((now) => (isAbout(now) ? { guide, strokes, judged } : now))
    setCheck({ guide, strokes, judged: 'under way' })
    judge(strokes).then(
      (judged) => {
        show(judged)
        if (judged.verdict.type === 'right' && !isAgain) onTraced(text)
        if (judged.verdict.type === 'stray' && strayed !== guide) {
          setStrayed(guide)
          onStrayed(syllablesAt(guide, judged.stray))
        }
      },
      () => show('failed'),
    )
  }

  return (
    <>
      <p id={description} className="mb-2 text-sm text-ink-soft">
        <Trans>
          Trace the pale letters with a finger, a pen or the mouse. This is practice for the hand: you can go
          on without it.
        </Trans>
      </p>
      {/* A phone in landscape shows all of it. */}
      <div className="mx-auto" style={{ maxWidth: `calc(60dvh * ${width / height})` }}>
        <InkCanvas
          paper={guide ?? paper}
          pen={pen}
          strokes={strokes}
          onStroke={(stroke) => onChange([...strokes, stroke])}
          label={t`Paper to trace on`}
          describedBy={description}
          under={guide && <GuidePicture guide={guide} />}
          over={guide && map && <TracePicture guide={guide} missed={map.missed} stray={map.stray} />}
        />
      </div>
      <div role="status" className="min-h-12 py-2">
        {judged === 'under way' && <Trans>One moment…</Trans>}
        {judged === 'failed' && (
          <Trans>The trace could not be checked. What you drew is still here: try again in a moment.</Trans>
        )}
        {typeof judged === 'object' && <TraceFeedback judged={judged} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" aria-disabled={guide === undefined || judged === 'under way'} onClick={ask}>
          <Trans>Check my tracing</Trans>
        </Button>
        <Button variant="quiet" onClick={() => onChange([])}>
          <Trans>Reset Tracing</Trans>
        </Button>
        {children}
      </div>
    </>
  )
}
