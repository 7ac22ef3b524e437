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

/** Of a language’s voices those of its first region are preferred. Android writes `ml_IN`. */
const tags = { ml: [/^ml(?![a-z])/i], en: [/^en.GB/i, /^en.IN/i, /^en(?![a-z])/i] } as const

/** A voice of an online service would send the text away, so it is never used. */
export function localVoice(language: keyof typeof tags = 'ml'): SpeechSynthesisVoice | undefined {
  const voices = (globalThis.speechSynthesis?.getVoices() ?? []).filter(({ localService }) => localService)
  for (const tag of tags[language]) {
    const found = voices.find(({ lang }) => tag.test(lang))
    if (found) return found
  }
  return undefined
}

/**
 * Calls `changed` when the device's voices become known, often some time after the page has loaded. Returns a
 * function that stops it.
 */
export function watchVoices(changed: () => void): () => void {
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', changed)
  return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', changed)
}

/** Says a text with a voice of the device. Resolves when it has been said, with whether it was said. */
export function say(text: string, voice: SpeechSynthesisVoice, rate: number): Promise<boolean> {
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
