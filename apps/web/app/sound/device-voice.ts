import { textOfClip } from './clip-texts.ts'

/** Some phones accept a text and never begin to speak it: milliseconds until another voice is asked. */
const patience = 1500

/**
 * Says by the device's own Malayalam voice what a clip says. Returns when it has been said, and whether it was: not where the device has no
 * such voice, where the text of the clip is not known, or where the voice fails or is stopped.
 */
export async function sayClip(clip: URL, rate: number): Promise<boolean> {
  const voice = localVoice()
  const text = voice && (await textOfClip(clip))
  return text ? say(text, voice, rate) : false
}

/** Android writes `ml_IN`. A voice of somebody's service would send the text away, so it is never used. */
export function localVoice(): SpeechSynthesisVoice | undefined {
  const voices = globalThis.speechSynthesis?.getVoices() ?? []
  return voices.find(({ lang, localService }) => localService && /^ml(?![a-z])/i.test(lang))
}

/** Calls `changed` when the device's voices become known, which is often some time after the page. Returns how to stop. */
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
    }, patience)
    saying.addEventListener('start', () => clearTimeout(late))
    for (const event of ['end', 'error'] as const)
      saying.addEventListener(event, () => {
        clearTimeout(late)
        resolve(event === 'end')
      })
    speechSynthesis.speak(saying)
  })
}
