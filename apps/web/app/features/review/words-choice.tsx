import { Trans, useLingui } from '@lingui/react/macro'
import { chooseReviewedWords, type ReviewedWords } from '../../device/settings/reviewed-words-choice.ts'

/** Which words are reviewed: all that are due, or the saved ones. */
export function WordsChoice({ wanted }: { wanted: ReviewedWords }) {
  const { t } = useLingui()
  const names = { all: <Trans>All due</Trans>, saved: <Trans>Saved words</Trans> }
  return (
    <fieldset className="mb-2 flex gap-1 rounded-2xl bg-raised p-1 noscript:hidden">
      <legend className="sr-only">{t`Which words`}</legend>
      {(['all', 'saved'] as const).map((words) => (
        <button
          key={words}
          type="button"
          aria-pressed={words === wanted}
          onClick={() => chooseReviewedWords(words)}
          className="min-h-11 min-w-0 flex-1 rounded-xl border-2 border-transparent px-3 font-semibold wrap-anywhere aria-pressed:border-accent aria-pressed:bg-surface"
        >
          {names[words]}
        </button>
      ))}
    </fieldset>
  )
}
