import type { Answer } from '@app/learning/course'
import {
  type FreeLetter,
  type LetterStrokes,
  laidOver,
  type Stroke,
  writeFreely,
} from '@app/learning/tracing'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { InkCanvas } from '../../../../ui/ink-canvas.tsx'
import { PaleLetter } from '../../../../writing/letter-lines.tsx'

type Props = {
  text: string
  /** How it is written. A letter without strokes (a conjunct) is compared by the learner. */
  letter: LetterStrokes | undefined
  done: boolean
  /** The learner wants to be shown a letter that has strokes. */
  onShow: () => void
  onAnswer: (answer: Answer) => void
}

/** The width of the pen, in units of the letter. */
const pen = 34
const usualPaper = { width: 1400, height: 900 }

/** Empty paper for a letter. What is checked and is not right is taken away, and counts as a try. */
export function WriteFromMemory({ text, letter, done, onShow, onAnswer }: Props) {
  const { t } = useLingui()
  const description = useId()
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [misses, setMisses] = useState(0)
  const [found, setFound] = useState<FreeLetter>()
  const [isCompared, setCompared] = useState(false)
  const paper = letter ?? usualPaper
  const isRight = found?.type === 'written'

  function check() {
    if (strokes.length === 0 || done) return
    if (!letter) return setCompared(true)
    const result = writeFreely(letter, strokes)
    setFound(result)
    if (result.type === 'written') {
      setStrokes(laidOver(letter, strokes))
      return onAnswer({ type: 'written', done: true, misses })
    }
    if (result.type === 'slip') {
      setMisses(misses + 1)
      setStrokes([])
    }
  }

  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-2">
      <p id={description} className="sr-only">
        <Trans>Write with a finger, a pen or the mouse. If you cannot draw, let it be shown.</Trans>
      </p>
      <div className="mx-auto w-full" style={{ maxWidth: `calc(34dvh * ${paper.width / paper.height})` }}>
        <InkCanvas
          paper={paper}
          pen={pen}
          strokes={strokes}
          onStroke={(stroke) => {
            if (done || isCompared) return
            setFound(undefined)
            setStrokes([...strokes, stroke])
          }}
          label={t`Paper to write the letter on`}
          describedBy={description}
          under={
            <svg
              viewBox={`0 0 ${paper.width} ${paper.height}`}
              aria-hidden="true"
              className="absolute inset-0 size-full"
            >
              {letter && (done || isRight) && <PaleLetter strokes={letter.strokes} />}
              {!letter && (done || isCompared) && (
                <text
                  x={paper.width / 2}
                  y={paper.height / 2}
                  lang="ml"
                  className="fill-raised font-letters text-[520px] [dominant-baseline:central] [text-anchor:middle]"
                >
                  {text}
                </text>
              )}
            </svg>
          }
        />
      </div>
      <p role="status" className="min-h-10 content-center text-center text-sm">
        {!done && <Outcome found={found} isCompared={isCompared} />}
      </p>
      <div className={`grid grid-cols-2 gap-2 ${done ? 'invisible' : ''}`}>
        {isCompared ? (
          <>
            <Button variant="quiet" onClick={() => onAnswer({ type: 'written', done: false, misses })}>
              <Trans>Not yet</Trans>
            </Button>
            <Button onClick={() => onAnswer({ type: 'written', done: true, misses })}>
              <Trans>It is the same</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={() => setStrokes([])} aria-disabled={strokes.length === 0}>
              <Trans>Start again</Trans>
            </Button>
            <Button variant="quiet" onClick={letter ? onShow : () => setCompared(true)}>
              <Trans>Show me</Trans>
            </Button>
            <Button onClick={check} aria-disabled={strokes.length === 0} className="col-span-2">
              {letter ? <Trans>Check</Trans> : <Trans>Compare it</Trans>}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function Outcome({ found, isCompared }: { found: FreeLetter | undefined; isCompared: boolean }) {
  if (isCompared) return <Trans>The pale letter is the right one. Is yours the same?</Trans>
  switch (found?.type) {
    case 'unfinished':
      return <Trans>Good so far. Something of it is missing: go on.</Trans>
    case 'slip':
      return found.slip === 'backwards' ? (
        <Trans>A stroke goes the other way round. Try again, or let it be shown.</Trans>
      ) : (
        <Trans>This is not it yet. Try again, or let it be shown.</Trans>
      )
    default:
      return null
  }
}
