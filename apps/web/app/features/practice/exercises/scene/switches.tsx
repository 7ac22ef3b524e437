import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePreferences } from '../../../../device/settings/preferences.ts'
import { switchScene } from '../../../../device/settings/scene-switches.ts'
import type { ShownOfLine } from './scene-line.tsx'

/** What is shown of each line: its script, how it sounds in Latin letters, and what it means. */
export function Switches({ shows, canHide }: { shows: ShownOfLine; canHide: boolean }) {
  const { t } = useLingui()
  const { romanisation } = usePreferences()
  const { script, latin, english } = shows
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t`What is shown of each line`}</legend>
      {canHide && (
        <Switch isOn={script} onSwitch={() => switchScene({ script: !script })}>
          <Trans>Script</Trans>
        </Switch>
      )}
      {romanisation !== 'none' && (
        <Switch isOn={latin} onSwitch={() => switchScene({ latin: !latin })}>
          <Trans>Latin</Trans>
        </Switch>
      )}
      <Switch isOn={english} onSwitch={() => switchScene({ english: !english })}>
        <Trans>English</Trans>
      </Switch>
    </fieldset>
  )
}

type SwitchProps = { isOn: boolean; onSwitch: () => void; children: ReactNode }

const Switch = ({ isOn, onSwitch, children }: SwitchProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onSwitch}
    className="min-h-11 rounded-full border-2 border-line px-4 text-sm aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold"
  >
    {children}
  </button>
)
