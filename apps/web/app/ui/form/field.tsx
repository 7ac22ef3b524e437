import { inputShape, Labelled } from './labelled.tsx'

type SelectProps<Value extends string> = {
  label: string
  value: Value
  options: readonly Value[]
  names: Record<Value, string>
  onChange: (value: Value) => void
}

/** One choice of a few, in the browser's own list. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  names,
  onChange,
}: SelectProps<Value>) {
  return (
    <Labelled label={label}>
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
  on,
  onChange,
}: {
  label: string
  on: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-semibold">
      {label}
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 accent-accent"
      />
    </label>
  )
}
