import { useLingui } from '@lingui/react/macro'
import { prefer, usePreferences } from '../../lib/preferences.ts'

/** Normal speed, or slow enough to hear the joints. */
export function SpeedButton() {
  const { t } = useLingui()
  const { slow } = usePreferences()
  return (
    <button
      type="button"
      aria-label={t`Slow speech, 0.7×`}
      aria-pressed={slow}
      onClick={() => prefer({ slow: !slow })}
      className="min-h-11 min-w-14 rounded-full border-2 border-line px-3 font-semibold aria-pressed:border-backwater aria-pressed:bg-backwater-soft"
    >
      {slow ? '0.7×' : '1×'}
    </button>
  )
}
