import type { Exercise } from '@app/learning/course'
import type { Spelt } from '@app/learning/letters'
import { languageOf } from '@app/malayalam'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FixedList } from '../../../../ui/fixed-list.tsx'
import { TileText, tileShape } from '../tiles/tile.tsx'

type Props = {
  exercise: Extract<Exercise, { kind: 'build-sentence' }>
  /** The words in the line, as they are joined, and the places of their tiles. */
  built: readonly { text: string; places: readonly number[] }[]
  /** Which words of the line are wrong, and whether all of it is right. Undefined while the exercise asks. */
  judged: { wrong: readonly number[]; right: boolean } | undefined
  /** How each word sounds, if that is shown. */
  readingOf: (text: string) => Spelt | undefined
  /** What is said of the last tap: why an ending did not join. */
  note: ReactNode
  onTakeBack: (tile: number) => void
}

/**
 * The sentence under way: each word as its tiles give it. A tap takes the last tile of a word back. It has the room of
 * the right sentence from the start, so that the tiles below stay where they are.
 */
export function AnswerLine({ exercise: { words }, built, judged, readingOf, note, onTakeBack }: Props) {
  const { t } = useLingui()
  const text = built.map((word) => word.text).join(' ')
  return (
    <div>
      <div className="grid rounded-2xl border-2 border-line bg-raised p-1.5 sm:p-2 [&>*]:[grid-area:1/1]">
        <div aria-hidden="true" className={`${line} invisible`}>
          <FixedList items={words}>
            {(word) => (
              <span className={tileShape}>
                <TileText text={word.text} spelt={readingOf(word.text)} />
              </span>
            )}
          </FixedList>
        </div>
        <ol aria-label={t`Your sentence`} className={line}>
          {built.map((word, place) => {
            const isWrong = judged?.wrong.includes(place)
            const color = isWrong
              ? 'border-laterite bg-laterite-soft'
              : judged?.right
                ? 'border-accent bg-accent-soft'
                : 'border-line bg-surface hover:border-accent'
            const last = word.places.at(-1)
            return (
              <li key={word.places[0]} className="max-w-full">
                <button
                  type="button"
                  aria-disabled={judged !== undefined}
                  title={judged ? undefined : t`Take it back`}
                  onClick={judged || last === undefined ? undefined : () => onTakeBack(last)}
                  className={`${tileShape} ${color}`}
                >
                  <TileText text={word.text} spelt={readingOf(word.text)}>
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
            <span lang={languageOf(text)}>{text}</span>
          )}
        </p>
      </div>
      {/* Its room is kept, so that the tiles stay where they are. */}
      <p role="status" className="min-h-6 px-1 pt-1 text-sm leading-tight text-ink-soft">
        {note}
      </p>
    </div>
  )
}

const line = 'flex min-h-12 flex-wrap content-start gap-1.5 sm:gap-2'
