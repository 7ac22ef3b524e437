import { useLingui } from '@lingui/react/macro'
import { prefer, usePreferences } from '../../device/settings/preferences.ts'

/** Normal speed, or slow enough to hear the joints of a word. */
export function SpeedButton() {
  const { t } = useLingui()
  const { slow } = usePreferences()
  const speed = slow ? '0.7×' : '1×'
  return (
    <button
      type="button"
      aria-label={`${t`Speed`} ${speed}`}
      data-slow={slow || undefined}
      onClick={() => prefer({ slow: !slow })}
      className="min-h-11 bg-surface min-w-14 rounded-full border-2 border-line px-3 font-semibold data-slow:border-backwater data-slow:bg-backwater-soft"
    >
      {speed}
    </button>
  )
}
