import type { TextareaHTMLAttributes } from 'react'
import { inputShape, Labelled } from './labelled.tsx'

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { label: string; hint?: string }

/** Many lines to type in, or to paste into, their name above them. */
export function TextArea({ label, hint, className = '', ...rest }: Props) {
  return (
    <Labelled label={label} hint={hint}>
      {(named) => <textarea {...named} className={`${inputShape} py-2 ${className}`} {...rest} />}
    </Labelled>
  )
}
