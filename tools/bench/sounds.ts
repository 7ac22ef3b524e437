import { type Speak, startSpeechEngine } from '../../content/src/audio/engine/speech-engine.ts'
import { trim } from '../../content/src/audio/mastering/trim.ts'
import { clipSettings } from '../../content/src/audio/settings.ts'
import { type Cepstra, cepstra, soundDistance } from '../../content/src/audio/sound-distance.ts'
import { atLeast, type Figure, median } from './figure.ts'
import { allContrasts, type Contrast, soundFrames } from './sound-frames.ts'

/**
 * A contrast is hardly heard if it is less than this times the difference between two readings of one word.
 */
const enough = 1.3
const margins = { before: 256, after: 256, shortest: 0 }

/**
 * How clearly our voice distinguishes the sounds of Malayalam: for each contrast, the median distance of its
 * frames, divided by the median distance of two readings of the same frame, the second one a little higher
 * and slower.
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
