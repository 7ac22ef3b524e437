import { type CardKind, cardKinds } from '@app/learning/review'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'zustand'
import { reviewSettings } from '../../device/settings/review-settings.ts'
import { SelectField, SwitchField } from '../../ui/form/field.tsx'

const newCounts = ['0', '5', '10', '15', '20', '30', '50'] as const
const reviewCounts = ['20', '50', '100', '200', '500', '1000'] as const

/** How many cards a day, and which kinds. A choice takes effect at once. */
export function ReviewSettingsForm() {
  const { t } = useLingui()
  const { newPerDay, reviewsPerDay, kinds } = useStore(reviewSettings)
  const names: Record<CardKind, string> = {
    read: t`Read the word, know its meaning`,
    hear: t`Hear the word, know its meaning`,
    say: t`See the meaning, say or type the word`,
  }

  function turn(kind: CardKind, on: boolean) {
    const chosen = cardKinds.filter((other) => (other === kind ? on : kinds.includes(other)))
    if (chosen.length > 0) reviewSettings.setState({ kinds: chosen })
  }

  return (
    <div className="grid gap-4">
      <SelectField
        label={t`New cards a day`}
        value={String(newPerDay)}
        options={withChosen(newCounts, newPerDay)}
        names={namesOf(withChosen(newCounts, newPerDay))}
        onChange={(count) => reviewSettings.setState({ newPerDay: Number(count) })}
      />
      <SelectField
        label={t`Reviews a day, at most`}
        value={String(reviewsPerDay)}
        options={withChosen(reviewCounts, reviewsPerDay)}
        names={namesOf(withChosen(reviewCounts, reviewsPerDay))}
        onChange={(count) => reviewSettings.setState({ reviewsPerDay: Number(count) })}
      />
      <fieldset>
        <legend className="mb-1 font-semibold">
          <Trans>Cards of a word</Trans>
        </legend>
        {cardKinds.map((kind) => (
          <SwitchField
            key={kind}
            label={names[kind]}
            on={kinds.includes(kind)}
            onChange={(on) => turn(kind, on)}
          />
        ))}
        <p className="text-sm text-ink-soft">
          <Trans>
            At least one stays on. A word’s next card begins when the one before is known for days.
          </Trans>
        </p>
      </fieldset>
    </div>
  )
}

function withChosen(counts: readonly string[], chosen: number): string[] {
  return [...new Set([...counts, String(chosen)])].sort((one, other) => Number(one) - Number(other))
}

const namesOf = (counts: readonly string[]) => Object.fromEntries(counts.map((count) => [count, count]))
