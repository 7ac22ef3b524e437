import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { inputShape } from '../../ui/text-field.tsx'

/** A new password has rules, which the server keeps as well; one that exists has none. */
type Props = { kind: 'current' | 'new'; name?: string; label?: string }

/** A password, hidden until the learner wants to see it. Password managers are told which of the two it is. */
export function PasswordField({ kind, name = 'password', label }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [shown, setShown] = useState(false)
  const isNew = kind === 'new'
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label ?? t`Password`}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          {...(isNew && { minLength: 8, maxLength: 128, 'aria-describedby': `${id}-hint` })}
          className={`${inputShape} pr-13`}
        />
        <IconButton
          label={t`Show password`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute top-0.5 right-0.5"
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      </div>
      {isNew && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {t`At least 8 characters.`}
        </p>
      )}
    </div>
  )
}
