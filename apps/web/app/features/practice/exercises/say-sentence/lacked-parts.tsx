import { courseEndings } from '@app/learning/course'
import { type Item, kindOf } from '@app/learning/practice'
import { Trans } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useId } from 'react'
import { usePlace } from '../../../../addresses/use-place.ts'
import { FixedList } from '../../../../ui/fixed-list.tsx'
import { MixedText } from '../../../../ui/mixed-text.tsx'
import type { ExerciseOf } from '../../exercise-screen.ts'

type Part = ExerciseOf<'say-sentence'>['parts'][number]

type Props = {
  parts: readonly Part[]
  lacked: readonly Item[]
  /** Undefined once it is answered. */
  onToggle: ((item: Item) => void) | undefined
}

/** The words and endings that a sentence asked for: a tap marks one that was lacking. */
export function LackedParts({ parts, lacked, onToggle }: Props) {
  const id = useId()
  return (
    <div>
      <p id={id} className="text-center text-sm text-ink-soft">
        {onToggle ? <Trans>What did you lack? Tap it.</Trans> : <Trans>What it asked for</Trans>}
      </p>
      <ul aria-labelledby={id} className="mt-1 flex flex-wrap justify-center gap-1.5 sm:gap-2">
        <FixedList items={parts}>
          {(part, at) => {
            const isLacked = lacked.includes(part.item)
            return (
              <li className="max-w-full">
                <button
                  type="button"
                  aria-pressed={isLacked}
                  aria-disabled={onToggle === undefined}
                  onClick={() => onToggle?.(part.item)}
                  className={`inline-flex min-h-12 max-w-full items-center gap-2 rounded-2xl border-2 px-3 py-0.5 text-left leading-tight ${isLacked ? 'border-laterite bg-laterite-soft' : 'border-line bg-surface hover:border-accent'}`}
                >
                  {isLacked ? (
                    <X aria-hidden="true" className="size-4 shrink-0 text-laterite" />
                  ) : (
                    <span aria-hidden="true" className="text-xs font-bold text-ink-soft max-sm:hidden">
                      {at < 9 ? at + 1 : ''}
                    </span>
                  )}
                  <span className="flex min-w-0 flex-col">
                    <span lang="ml" className="malayalam wrap-anywhere">
                      {part.text}
                    </span>
                    <Means part={part} />
                  </span>
                </button>
              </li>
            )
          }}
        </FixedList>
      </ul>
    </div>
  )
}

/** What a word means there, and what an ending says. */
function Means({ part: { item, means } }: { part: Part }) {
  const { language } = usePlace()
  const ending =
    kindOf(item) === 'ending' ? courseEndings.find(({ id }) => item === `ending:${id}`) : undefined
  const text = ending ? ending.means[language] : means
  return text === undefined ? null : (
    <span className="text-sm text-ink-soft">
      <MixedText text={text} />
    </span>
  )
}
