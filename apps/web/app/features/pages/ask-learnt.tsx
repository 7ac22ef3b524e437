import { targetLanguages } from '@app/learning/languages'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { chooseTargetLanguage, hasChosen } from '../../device/target-language/target-language-choice.ts'
import { useHydrated } from '../../prerender/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'

/**
 * Asks a first visitor which language they want to learn. It is in the page's HTML, and the script in its head hides it
 * where somebody has answered or begun, so that nothing moves.
 */
export function AskLearnt() {
  const hydrated = useHydrated()
  const [answered, answer] = useState(false)
  if (answered)
    return (
      <p role="status" className="mb-6 text-ink-soft">
        <Trans>You can change this in the settings at any time.</Trans>
      </p>
    )
  if (hydrated && hasChosen()) return null
  return (
    <fieldset className="mb-6 in-data-chosen:hidden noscript:hidden">
      <legend className="mx-auto mb-2 font-semibold">
        <Trans>What do you want to learn?</Trans>
      </legend>
      <div className="flex flex-wrap justify-center gap-2">
        {languagesToLearn.map((learnt) => (
          <Button
            key={learnt}
            variant="quiet"
            className="px-6"
            onClick={() => {
              answer(true)
              chooseTargetLanguage(learnt)
            }}
          >
            {names[learnt]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** Who is asked reads Malayalam: the other language comes first. */
const languagesToLearn = targetLanguages.toReversed()

const names = { malayalam: <Trans>Malayalam</Trans>, english: <Trans>English</Trans> }
