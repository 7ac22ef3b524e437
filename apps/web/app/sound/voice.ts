import { deviceKeys } from '../device/storage/keys.ts'
import { deviceStorage } from '../device/storage/safe-storage.ts'

/** Who speaks words and sentences: our clips, or the device's own voice. */
export const voices = ['ours', 'device'] as const
export type Voice = (typeof voices)[number]

export const chosenVoice = (): Voice =>
  deviceStorage.getItem(deviceKeys.voice) === 'device' ? 'device' : 'ours'

export const chooseVoice = (voice: Voice) => deviceStorage.setItem(deviceKeys.voice, voice)
