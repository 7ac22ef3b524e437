import { DeviceSettings } from '../features/offline/device-settings.tsx'
import { Preferences } from '../features/preferences/preferences.tsx'

/** What a learner can set, and what the device keeps: the same on every page, fetched when it is wanted. */
export function Settings() {
  return (
    <div className="grid gap-4">
      <Preferences />
      <DeviceSettings />
    </div>
  )
}
