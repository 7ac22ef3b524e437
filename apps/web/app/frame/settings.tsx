import { DeviceSettings } from '../features/offline/device-settings.tsx'
import { Preferences } from '../features/preferences/preferences.tsx'

/**
 * The learner's settings and the data on the device. They are the same on every page and loaded when they are
 * opened.
 */
export function Settings() {
  return (
    <div className="grid gap-4">
      <Preferences>
        <DeviceSettings />
      </Preferences>
    </div>
  )
}
