import { version } from 'virtual:content/english-voice'
import { clipOfEnglish, numberOfClip, saidInEnglish } from '@app/learning/spoken-english'
import { localVoice, say, watchVoices } from './device-voice.ts'

/** Milliseconds: a browser tells its voices some time after it is first asked, or has none. */
const voicesTimeout = 700

let known: Promise<void> | undefined

/** Resolves when the device’s voices are known, or will hardly come any more. */
function voicesKnown(): Promise<void> {
  known ??= new Promise((resolve) => {
    if (!globalThis.speechSynthesis || speechSynthesis.getVoices().length > 0) return resolve()
    const stop = watchVoices(() => {
      stop()
      resolve()
    })
    setTimeout(resolve, voicesTimeout)
  })
  return known
}

/** Whether the device has an English voice of its own, which needs no network. */
export async function hasEnglishVoice(): Promise<boolean> {
  await voicesKnown()
  return localVoice('en') !== undefined
}

/** Says an English text with the device’s own voice. Resolves when it has been said, with whether it was said. */
export async function sayByDevice(text: string, rate: number): Promise<boolean> {
  await voicesKnown()
  const voice = localVoice('en')
  return voice ? say(text, voice, rate) : false
}

/**
 * What finds the address at which an English text is heard here. The device’s own voice says any text; our clips say the
 * common words and the sentences of our own. Undefined of a text that neither says.
 */
export async function englishSayer(): Promise<(text: string) => string | undefined> {
  if (await hasEnglishVoice()) return saidInEnglish
  const { numbers } = await import('virtual:content/english-clips')
  const clips = new Set(numbers.split(' '))
  return (text) => (clips.has(numberOfClip(clipOfEnglish(text))) ? saidInEnglish(text) : undefined)
}

/** The address of the clip in which our engine says an English text. */
export const clipOfSaying = (text: string): string => `/audio/${clipOfEnglish(text)}.mp3?v=${version}`
