import { useId } from 'react'
import { MixedText } from '../mixed-text.tsx'
import { inputShape, Labelled } from './labelled.tsx'

type SelectProps<Value extends string> = {
  label: string
  /** What it does, in one line. */
  about?: string | undefined
  value: Value
  options: readonly Value[]
  names: Record<Value, string>
  onChange: (value: Value) => void
}

/** One choice of a few, in the browser's own list. */
export function SelectField<Value extends string>({
  label,
  about,
  value,
  options,
  names,
  onChange,
}: SelectProps<Value>) {
  return (
    <Labelled label={label} hint={about}>
      {(named) => (
        <select
          {...named}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option === event.target.value)
            if (chosen) onChange(chosen)
          }}
          className={inputShape}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {names[option]}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** On or off. */
export function SwitchField({
  label,
  about,
  on,
  onChange,
}: {
  label: string
  /** What it does, in one line. */
  about?: string | undefined
  on: boolean
  onChange: (on: boolean) => void
}) {
  const id = useId()
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-semibold">
      <span className="min-w-0">
        {label}
        {about && (
          <span id={id} aria-hidden="true" className="block text-sm font-normal text-ink-soft">
            <MixedText text={about} />
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-label={about && label}
        aria-describedby={about && id}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 accent-accent"
      />
    </label>
  )
}
