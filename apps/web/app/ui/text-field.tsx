import { type InputHTMLAttributes, useId } from 'react'
import { MixedText } from './mixed-text.tsx'

export const inputShape = 'min-h-12 w-full min-w-0 rounded-xl border-2 border-line bg-ground px-3'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { label: string; hint?: string }

/** A line to type in, its name above it. */
export function TextField({ label, hint, className = '', ...rest }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-describedby={hint && `${id}-hint`}
        className={`${inputShape} ${className}`}
        {...rest}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          <MixedText text={hint} />
        </p>
      )}
    </div>
  )
}
