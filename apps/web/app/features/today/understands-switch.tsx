import { useLingui } from '@lingui/react/macro'
import { useStore } from 'zustand'
import { sessionSettings } from '../../device/settings/session-settings.ts'
import { SwitchField } from '../../ui/form/field.tsx'

/** For who grew up with the language and cannot read it: the letters come first, and words are asked by ear. */
export function UnderstandsSwitch() {
  const { t } = useLingui()
  const understands = useStore(sessionSettings, (settings) => settings.understands)
  return (
    <SwitchField
      label={t`I understand spoken Malayalam, but I cannot read it`}
      on={understands}
      onChange={(understands) => sessionSettings.setState({ understands })}
    />
  )
}
