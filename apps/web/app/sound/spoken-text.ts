import { coachPaths } from '@app/api/paths'

/** Whether a clip is a text that the server speaks. */
export const isSpokenText = (clip: string) => clip.startsWith(coachPaths.speak)

/**
 * The clip of a text that has none of its own: the server speaks it, for signed-in learners. If the server
 * cannot be reached, the device's own Malayalam voice does, if it has one that needs no network.
 */
export function clipOfText(text: string): string {
  // Browsers start to look for their voices at the first request for them.
  globalThis.speechSynthesis?.getVoices()
  return `${coachPaths.speak}?${new URLSearchParams({ text })}`
}
