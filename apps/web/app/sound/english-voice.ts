import { version } from 'virtual:content/english-voice'
import { clipOfEnglish } from '@app/learning/spoken-english'
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

/** The address of the clip in which our engine says an English text. */
export const clipOfSaying = (text: string): string => `/audio/${clipOfEnglish(text)}.mp3?v=${version}`
