import { targetLanguages } from '@app/learning/languages'
import { Trans } from '@lingui/react/macro'
import { useTargetLanguage } from '../../device/target-language/target-language.ts'
import { chooseTargetLanguage } from '../../device/target-language/target-language-choice.ts'

/** What the learner learns. Each language has a level, words and practice of its own, which wait while it is not chosen. */
export function LearntField() {
  const here = useTargetLanguage()
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">
        <Trans>I am learning</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {targetLanguages.map((learnt) => (
          <button
            key={learnt}
            type="button"
            aria-pressed={learnt === here}
            onClick={() => chooseTargetLanguage(learnt)}
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
