import { textOfClip } from './clip-texts.ts'

/**
 * Some phones accept a text and never begin to speak it. This is how many milliseconds to wait for the start.
 */
const startTimeout = 1500

/**
 * Says the text of a clip with the device's own Malayalam voice. Resolves when it has been said, with whether
 * it was said. It is not if the device has no such voice, if the text of the clip is unknown, or if the voice
 * fails or is stopped.
 */
export async function sayClip(clip: URL, rate: number): Promise<boolean> {
  const voice = localVoice()
  const text = voice && (await textOfClip(clip))
  return text ? say(text, voice, rate) : false
}

/** Android writes `ml_IN`. A voice of an online service would send the text away, so it is never used. */
export function localVoice(): SpeechSynthesisVoice | undefined {
  const voices = globalThis.speechSynthesis?.getVoices() ?? []
  return voices.find(({ lang, localService }) => localService && /^ml(?![a-z])/i.test(lang))
}

/**
 * Calls `changed` when the device's voices become known, often some time after the page has loaded. Returns a
 * function that stops it.
 */
export function watchVoices(changed: () => void): () => void {
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', changed)
  return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', changed)
}

function say(text: string, voice: SpeechSynthesisVoice, rate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const saying = Object.assign(new SpeechSynthesisUtterance(text), { voice, rate, lang: voice.lang })
    const late = setTimeout(() => {
      speechSynthesis.cancel()
      resolve(false)
    }, startTimeout)
    saying.addEventListener('start', () => clearTimeout(late))
    for (const event of ['end', 'error'] as const)
      saying.addEventListener(event, () => {
        clearTimeout(late)
        resolve(event === 'end')
      })
    speechSynthesis.speak(saying)
  })
}
