import type { InputHTMLAttributes } from 'react'
import { Labelled } from './labelled.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & { label: string; hint?: string }

/** The browser's own file field, with its name above it. */
export function FileField({ label, hint, ...rest }: Props) {
  return (
    <Labelled label={label} hint={hint}>
      {(named) => (
        <input
          {...named}
          type="file"
          className="block min-h-12 w-full min-w-0 rounded-xl border-2 border-line bg-ground px-2 py-1.5 text-sm file:mr-3 file:min-h-9 file:rounded-lg file:border-0 file:bg-raised file:px-3 file:font-semibold file:text-ink"
          {...rest}
        />
      )}
    </Labelled>
  )
}
