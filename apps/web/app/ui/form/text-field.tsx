import type { InputHTMLAttributes } from 'react'
import { inputShape, Labelled } from './labelled.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { label: string; hint?: string }

/** A field of one line, with its name above it. */
export function TextField({ label, hint, className = '', ...rest }: Props) {
  return (
    <Labelled label={label} hint={hint}>
      {(named) => <input {...named} className={`${inputShape} ${className}`} {...rest} />}
    </Labelled>
  )
}
