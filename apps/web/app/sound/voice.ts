import { deviceStorage } from '../storage/safe-storage.ts'

/** Who speaks words and sentences: our clips, or the voice that the device brings. */
export const voices = ['ours', 'device'] as const
export type Voice = (typeof voices)[number]

const name = 'voice'

export const chosenVoice = (): Voice => (deviceStorage.getItem(name) === 'device' ? 'device' : 'ours')

export const chooseVoice = (voice: Voice) => deviceStorage.setItem(name, voice)
