import type { TextareaHTMLAttributes } from 'react'
import { inputShape, Labelled } from './labelled.tsx'

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { label: string; hint?: string }

/** A field of many lines to type or paste into, with its name above it. */
export function TextArea({ label, hint, className = '', ...rest }: Props) {
  return (
    <Labelled label={label} hint={hint}>
      {(named) => <textarea {...named} className={`${inputShape} py-2 ${className}`} {...rest} />}
    </Labelled>
  )
}
