import {
  isWritten,
  type LetterStrokes,
  nextPart,
  startWriting,
  type Writing,
  wantsHint,
  writeStroke,
} from '@app/learning/tracing'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { InkCanvas } from '../ui/ink-canvas.tsx'
import { ArrowHead, PaleLetter, pathOf, StrokeStart } from './letter-lines.tsx'

/** The width of the pen, in units of the letter. */
const pen = 34
/** The hint shows the direction of the stroke at this number of checkpoints after its start. */
const arrowAt = 9

type Props = {
  letter: LetterStrokes
  /** Called once it is written, with the number of strokes that did not count. */
  onWritten?: (misses: number) => void
}

/**
 * A letter to write over its pale picture. The strokes must come in order and in the right direction. After
 * three misses the next stroke is shown. `onWritten` gets the number of misses.
 */
export function WriteLetter({ letter, onWritten }: Props) {
  const { t } = useLingui()
  const description = useId()
  const [writing, setWriting] = useState(() => startWriting(letter))
  const hint = nextPart(writing)
  const write = (next: Writing) => {
    setWriting(next)
    if (isWritten(next) && !isWritten(writing)) onWritten?.(next.misses)
  }
  const underWay = writing.reached > 0 && !isWritten(writing)

  return (
    <>
      <p id={description} className="mb-2 text-sm text-ink-soft">
        <Trans>
          Write over the pale letter, in the order and direction you saw. This is practice for the hand: you
          can go on without it.
        </Trans>
      </p>
      <div className="mx-auto" style={{ maxWidth: `calc(40dvh * ${letter.width / letter.height})` }}>
        <InkCanvas
          paper={letter}
          pen={pen}
          strokes={writing.ink}
          onStroke={(stroke) => write(writeStroke(writing, stroke))}
          label={t`Paper to write the letter on`}
          describedBy={description}
          under={
            <svg
              viewBox={`0 0 ${letter.width} ${letter.height}`}
              aria-hidden="true"
              className="absolute inset-0 size-full"
            >
              <PaleLetter strokes={letter.strokes} />
              {wantsHint(writing) && (
                <>
                  <path
                    d={pathOf(hint)}
                    className="fill-none stroke-gold [stroke-dasharray:30_30] [stroke-linecap:round] [stroke-width:20]"
                  />
                  <ArrowHead line={hint.slice(0, arrowAt)} />
                </>
              )}
              {(underWay || wantsHint(writing)) && hint[0] && <StrokeStart at={hint[0]} />}
            </svg>
          }
        />
      </div>
      <p role="status" className={`min-h-12 py-2 font-semibold ${isWritten(writing) ? 'text-accent' : ''}`}>
        <Status writing={writing} />
      </p>
      <Button variant="quiet" onClick={() => setWriting(startWriting(letter))}>
        <Trans>Start again</Trans>
      </Button>
    </>
  )
}

function Status({ writing }: { writing: Writing }) {
  if (isWritten(writing)) return <Trans>Well written: every stroke in its order and direction!</Trans>
  return (
    <>
      {writing.last && <Last last={writing.last} />}
      {wantsHint(writing) && (
        <>
          {' '}
          <Trans>The dashes show how it goes on: from the dot, the way of the arrow.</Trans>
        </>
      )}
    </>
  )
}

function Last({ last }: { last: NonNullable<Writing['last']> }) {
  switch (last) {
    case 'onward':
      return <Trans>Good so far. Go on from the dot.</Trans>
    case 'elsewhere':
      return <Trans>This stroke begins somewhere else.</Trans>
    case 'backwards':
      return <Trans>This stroke goes the other way round.</Trans>
    case 'away':
      return <Trans>That left the letter. Stay close to its line.</Trans>
  }
}
