import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { inputShape, Labelled } from '../../../ui/form/labelled.tsx'

/** A new password has rules. The field shows them; the server checks them and says which one was broken. */
type Props = { kind: 'current' | 'new'; name?: string; label?: string }

/**
 * A password, hidden until the learner wants to see it. Password managers learn whether it is current or new.
 */
export function PasswordField({ kind, name = 'password', label }: Props) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const isNew = kind === 'new'
  return (
    <Labelled
      label={label ?? t`Password`}
      hint={isNew ? t`At least 8 characters, and not one that many people use.` : undefined}
    >
      {(named) => (
        <div className="relative">
          <input
            {...named}
            name={name}
            type={shown ? 'text' : 'password'}
            required
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${inputShape} pr-13`}
          />
          <IconButton
            label={t`Show password`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute top-0.5 right-0.5 noscript:hidden"
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        </div>
      )}
    </Labelled>
  )
}
