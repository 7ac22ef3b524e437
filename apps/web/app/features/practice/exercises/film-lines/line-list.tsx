import { useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { FixedList } from '../../../../ui/fixed-list.tsx'
import { MixedText } from '../../../../ui/mixed-text.tsx'
import { Reading } from '../../../../ui/reading.tsx'
import type { ExerciseScreenProps } from '../../exercise-screen.ts'
import type { ShownLine } from './use-shown-lines.ts'

type TextProps = {
  lines: readonly ShownLine[]
  asked: number
  translated: boolean
  latin: ExerciseScreenProps['latin']
}

/** What is said, over the film's picture, so that nothing below moves when it is shown. */
export function LineTexts({ lines, asked, translated, latin }: TextProps) {
  const { t } = useLingui()
  return (
    <ol
      aria-label={t`The lines`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard too
      tabIndex={0}
      className="absolute inset-0 overflow-y-auto rounded-2xl bg-surface/90 p-2 text-left text-sm"
    >
      <FixedList items={lines}>
        {(line, at) => (
          <li className={`rounded-lg px-2 ${at + 1 === asked ? 'bg-sun [&_span]:text-ink' : ''}`}>
            {at + 1}. <MixedText text={line.text} /> {latin(line.text) && <Reading text={line.text} />}
            {translated && (
              <span lang="en" className="block text-ink">
                {line.translation}
              </span>
            )}
          </li>
        )}
      </FixedList>
    </ol>
  )
}

type ButtonProps = { lines: readonly ShownLine[]; asked: number; onPlay: (line: ShownLine) => void }

/** A button for each line, to hear it alone. The one that is asked about is marked. */
export function LineButtons({ lines, asked, onPlay }: ButtonProps) {
  const { t } = useLingui()
  return (
    <FixedList items={lines}>
      {(line, at) => {
        const number = at + 1
        return (
          <button
            type="button"
            aria-label={
              number === asked ? t`Play line ${number}, which is asked about` : t`Play line ${number}`
            }
            onClick={() => onPlay(line)}
            className={`inline-flex min-h-12 min-w-11 shrink-0 items-center justify-center rounded-xl border-2 font-semibold ${number === asked ? 'border-gold bg-sun' : 'border-line bg-surface'}`}
          >
            {number}
            <Play aria-hidden="true" className="size-4" />
          </button>
        )
      }}
    </FixedList>
  )
}
