import { lastingSettings, readSessionSettings } from '../course/session/settings.ts'
import type { Device } from '../offline/device.ts'
import { readReviewSettings } from '../review/settings.ts'

/** A device with the default settings, except for the fields that the test is about. */
export function aDevice(fields: Partial<Device> = {}): Device {
  return {
    learner: {
      video: 'Type Here',
      name: 'Type Here',
      username: 'Type Here',
      level: 'beginner_l',
      userlevel: 1,
    },
    preferences: { romanisation: 'easy', theme: 'system', textSize: 'normal', muted: false, slow: false },
    reviewSettings: readReviewSettings(undefined),
    sessionSettings: lastingSettings(readSessionSettings(undefined)),
    malayalamKeyboard: 'phonetic',
    videoSettings: {},
    marks: { said: [], denied: [] },
    text: '',
    savedWords: [],
    positions: {},
    results: [],
    practice: [],
    ...fields,
  }
}

export const aSavedWord = (word: string, meaning = '') => ({ word, meaning, pronunciation: '' })
