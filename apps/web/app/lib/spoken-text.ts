import type { coachApi } from '@app/api'
import { setStandIn } from './sound.ts'

const path: typeof coachApi.speak.path = '/api/coach/speech'

/**
 * The clip of a text that has none: the server speaks it, to who is signed in. Where the server cannot be reached, the device's own Malayalam voice
 * does, if it has one that needs no network.
 */
export function clipOfText(text: string): string {
  // Browsers look for their voices when they are first asked for them.
  window.speechSynthesis?.getVoices()
  return `${path}?${new URLSearchParams({ text })}`
}

setStandIn(path, (clip, rate) => sayByDevice(clip.searchParams.get('text') ?? '', rate))

/** Ends when the voice does; throws where there is none. */
async function sayByDevice(text: string, rate: number): Promise<void> {
  const voice = localVoice()
  if (!voice) throw new Error('The device has no Malayalam voice.')
  await new Promise<void>((resolve, reject) => {
    const saying = Object.assign(new SpeechSynthesisUtterance(text), { voice, rate, lang: voice.lang })
    saying.addEventListener('end', () => resolve())
    saying.addEventListener('error', ({ error }) => reject(new Error(`The device's voice: ${error}.`)))
    speechSynthesis.speak(saying)
  })
}

/** Android writes `ml_IN`. A voice of somebody's service would send the text away: that is not for us to do. */
function localVoice(): SpeechSynthesisVoice | undefined {
  const voices = window.speechSynthesis?.getVoices() ?? []
  return voices.find(({ lang, localService }) => localService && /^ml(?![a-z])/i.test(lang))
}
