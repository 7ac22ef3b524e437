import { type ReactNode, useId } from 'react'
import { MixedText } from '../mixed-text.tsx'

export const inputShape = 'min-h-12 w-full min-w-0 rounded-xl border-2 border-line bg-ground px-3'

/** What the control must use: its id, and the id of its description. */
type Named = { id: string; 'aria-describedby'?: string }

type Props = { label: string; hint?: string | undefined; children: (named: Named) => ReactNode }

/** A control with its name above it and a hint below, if there is one. */
export function Labelled({ label, hint, children }: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children({ id, ...(hint && { 'aria-describedby': hintId }) })}
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-ink-soft">
          <MixedText text={hint} />
        </p>
      )}
    </div>
  )
}
