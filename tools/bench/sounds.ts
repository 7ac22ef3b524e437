import { type Speak, startSpeechEngine } from '../../content/src/audio/engine/speech-engine.ts'
import { trim } from '../../content/src/audio/mastering/trim.ts'
import { clipSettings } from '../../content/src/audio/settings.ts'
import { type Cepstra, cepstra, soundDistance } from '../../content/src/audio/sound-distance.ts'
import { atLeast, type Figure, median } from './figure.ts'
import { allContrasts, type Contrast, soundFrames } from './sound-frames.ts'

/** A contrast that is less than this times as great as two readings of one word is hardly to be heard. */
const enough = 1.3
const margins = { before: 256, after: 256, shortest: 0 }

/**
 * How well our voice tells the sounds of Malayalam apart: for each contrast the median distance of its frames, over the median distance of two
 * readings of the same frame, the second a little higher and slower.
 */
export async function compareSounds(): Promise<Figure[]> {
  const first = heardBy(await startSpeechEngine())
  const second = heardBy(
    await startSpeechEngine({ ...clipSettings, pitch: clipSettings.pitch + 2, wordsPerMinute: 115 }),
  )
  return allContrasts.map((contrast) => {
    const words = wordsOf(contrast)
    const apart = median(words.map(([one, other]) => soundDistance(first(one), first(other))))
    const readings = median(words.flat().map((word) => soundDistance(first(word), second(word))))
    return atLeast(`${contrast.letters}, ${contrast.place}`, apart / readings, enough, '')
  })
}

function wordsOf({ one, other, place }: Contrast): [string, string][] {
  return soundFrames[place].map((frame) => [frame.replaceAll('X', one), frame.replaceAll('X', other)])
}

function heardBy(speak: Speak): (phonemes: string) => Cepstra {
  const heard = new Map<string, Cepstra>()
  return (phonemes) => {
    const known = heard.get(phonemes) ?? cepstra(trim(speak(`[[${phonemes}]]`).samples, margins))
    heard.set(phonemes, known)
    return known
  }
}
