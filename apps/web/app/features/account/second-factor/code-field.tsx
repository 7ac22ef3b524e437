import { TextField } from '../../../ui/form/text-field.tsx'

type Props = { label: string; hint?: string; kind: 'digits' | 'recovery'; autoFocus?: boolean }

/** A field for a one-time code. Phones can fill in the digits of a code that was just mailed or shown. */
export function CodeField({ kind, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      name="code"
      required
      autoComplete={kind === 'digits' ? 'one-time-code' : 'off'}
      inputMode={kind === 'digits' ? 'numeric' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      className="font-mono text-lg"
    />
  )
}
