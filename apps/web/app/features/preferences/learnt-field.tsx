import { learntLanguages } from '@app/learning/languages'
import { Trans } from '@lingui/react/macro'
import { useLearnt } from '../../storage/learnt.ts'
import { chooseLearnt } from '../../storage/learnt-choice.ts'

/** What the learner learns. Each language has a level, words and practice of its own, which wait while it is not chosen. */
export function LearntField() {
  const here = useLearnt()
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">
        <Trans>I am learning</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {learntLanguages.map((learnt) => (
          <button
            key={learnt}
            type="button"
            aria-pressed={learnt === here}
            onClick={() => chooseLearnt(learnt)}
            className="inline-flex min-h-11 flex-1 items-center justify-center rounded-xl border-2 border-line px-3 aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            {names[learnt]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const names = { malayalam: <Trans>Malayalam</Trans>, english: <Trans>English</Trans> }
