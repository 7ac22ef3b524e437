import type { Exercise } from '@app/learning/course'
import type { Spelt } from '@app/learning/letters'
import { languageOf } from '@app/malayalam'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { FixedList } from '../../../../ui/fixed-list.tsx'
import { TileText, tileShape } from './tile.tsx'

type Props = {
  exercise: Extract<Exercise, { kind: 'build-sentence' }>
  /** The tiles in the line. */
  built: readonly number[]
  /** Which places of the line are wrong, and whether all of it is right. Undefined while the exercise asks. */
  judged: { wrong: readonly number[]; right: boolean } | undefined
  /** How each tile sounds, if that is shown. */
  readings: readonly (Spelt | undefined)[]
  onTakeBack: (tile: number) => void
}

/**
 * The sentence under way. A tap takes a tile back. It has the room of the right sentence from the start, so that the
 * tiles below stay where they are.
 */
export function AnswerLine({ exercise: { tiles, clauses }, built, judged, readings, onTakeBack }: Props) {
  const { t } = useLingui()
  const whole = clauses.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.tiles))
  const textOf = (tile: number) => tiles[tile]?.text ?? ''
  return (
    <div className="grid rounded-2xl border-2 border-line bg-raised p-1.5 sm:p-2 [&>*]:[grid-area:1/1]">
      <div aria-hidden="true" className={`${line} invisible`}>
        <FixedList items={whole}>
          {(tile) => (
            <span className={tileShape}>
              <TileText text={textOf(tile)} spelt={readings[tile]} />
            </span>
          )}
        </FixedList>
      </div>
      <ol aria-label={t`Your sentence`} className={line}>
        {built.map((tile, place) => {
          const isWrong = judged?.wrong.includes(place)
          const color = isWrong
            ? 'border-laterite bg-laterite-soft'
            : judged?.right
              ? 'border-accent bg-accent-soft'
              : 'border-line bg-surface hover:border-accent'
          return (
            <li key={tile} className="max-w-full">
              <button
                type="button"
                aria-disabled={judged !== undefined}
                title={judged ? undefined : t`Take it back`}
                onClick={judged ? undefined : () => onTakeBack(tile)}
                className={`${tileShape} ${color}`}
              >
                <TileText text={textOf(tile)} spelt={readings[tile]}>
                  {isWrong && (
                    <>
                      <X aria-hidden="true" className="size-4 text-laterite" />
                      <span className="sr-only">
                        <Trans>wrong:</Trans>
                      </span>
                    </>
                  )}
                </TileText>
              </button>
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {built.length === 0 ? (
          <Trans>The line is empty.</Trans>
        ) : (
          <span lang={languageOf(built.map(textOf).join(' '))}>{built.map(textOf).join(' ')}</span>
        )}
      </p>
    </div>
  )
}

const line = 'flex min-h-12 flex-wrap content-start gap-1.5 sm:gap-2'
