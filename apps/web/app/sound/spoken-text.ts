import { coachPaths } from '@app/api/paths'

/** Whether a clip is a text that the server speaks. */
export const isSpokenText = (clip: string) => clip.startsWith(coachPaths.speak)

/**
 * The clip of a text that has none: the server speaks it, for learners who are signed in. Where the server cannot be reached, the device's own
 * Malayalam voice does, if there is one that needs no network.
 */
export function clipOfText(text: string): string {
  // Browsers look for their voices when they are first asked for them.
  globalThis.speechSynthesis?.getVoices()
  return `${coachPaths.speak}?${new URLSearchParams({ text })}`
}
