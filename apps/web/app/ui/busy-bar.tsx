import { useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'

/** A stripe along the top while the next page loads. It shows only if that takes a while. */
export function BusyBar() {
  const { t } = useLingui()
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label={t`Loading`}
      className="busy fixed inset-x-0 top-0 z-10 h-1 bg-backwater"
    />
  )
}
