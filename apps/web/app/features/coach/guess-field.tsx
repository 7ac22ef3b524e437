import { useId } from 'react'
import { inputShape } from '../../ui/form/labelled.tsx'

type Props = { label: string; hint: string; value: string; onChange: (value: string) => void }

/** A field for what a learner guesses, with room for a sentence. */
export function GuessField({ label, hint, value, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        aria-describedby={`${id}-hint`}
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputShape} resize-y py-2`}
      />
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  )
}
