import { defaultTargetLanguage, languageOf } from '@app/learning/languages'
import { useLingui } from '@lingui/react/macro'
import { useStore } from 'zustand'
import { usePlace } from '../../addresses/use-place.ts'
import { sessionSettings } from '../../device/settings/session-settings.ts'
import { SwitchField } from '../../ui/form/field.tsx'

/**
 * For who grew up with the language and cannot read it: the letters come first, and words are asked by ear. Who reads
 * this page in Malayalam is not asked.
 */
export function UnderstandsSwitch() {
  const { t } = useLingui()
  const { language } = usePlace()
  const understands = useStore(sessionSettings, (settings) => settings.understands)
  if (languageOf(language).spoken === defaultTargetLanguage) return null
  return (
    <SwitchField
      label={t`I understand spoken Malayalam, but I cannot read it`}
      on={understands}
      onChange={(understands) => sessionSettings.setState({ understands })}
    />
  )
}
