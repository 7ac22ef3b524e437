import type { Phoneme, Written } from './phoneme.ts'
import { isVowel, type Sound } from './sounds.ts'

/** The nasal with the same place as a stop: the sound of an anusvara before that stop. Elsewhere it is m. */
const nasalBefore: Partial<Record<Sound, Sound>> = {
  ...{ k: 'ng', kh: 'ng', g: 'ng', gh: 'ng', c: 'ny', ch: 'ny', j: 'ny', jh: 'ny' },
  ...{ T: 'N', Th: 'N', D: 'N', Dh: 'N', t: 'n', th: 'n', d: 'n', dh: 'n' },
}

/** A visarga doubles the consonant after it. An aspirate is doubled with its plain consonant. */
const plain: Partial<Record<Sound, Sound>> = {
  kh: 'k',
  gh: 'g',
  ch: 'c',
  jh: 'j',
  Th: 'T',
  Dh: 'D',
  th: 't',
  dh: 'd',
  ph: 'p',
  bh: 'b',
}

const voiced: Partial<Record<Sound, Sound>> = {
  k: 'g',
  T: 'D',
  t: 'd',
  c: 'j',
  p: 'b',
  alveolarT: 'alveolarD',
}
const voicedBetweenVowels = new Set<Sound>(['k', 'T', 't'])
const nasals = new Set<Sound | undefined>(['ng', 'ny', 'N', 'n', 'alveolarN', 'm'])
const glidesAndM = new Set<Sound | undefined>(['y', 'v', 'm'])
/** n is included: a double ന is dental, unless the word is an exception. */
const dentals = new Set<Sound | undefined>(['t', 'th', 'd', 'dh', 'n'])

/** Adjusts each sound to its neighbours: the marks, റ്റ and ന്റ, the two sounds of ന, and voicing. */
export function settleNeighbours(written: readonly Written[]): Phoneme[] {
  const settled = written.map((one, at) => settleMark(one, soundOf(written[at + 1])))
  const joined = joinAlveolars(settled)
  placeN(joined)
  voiceStops(joined)
  return joined
}

function soundOf(one: Written | undefined): Sound | undefined {
  return one && 'sound' in one ? one.sound : undefined
}

function settleMark(one: Written, next: Sound | undefined): Phoneme {
  if (!('mark' in one)) return one
  if (one.mark === 'anusvara') return { sound: (next && nasalBefore[next]) ?? 'm' }
  return { sound: next && !isVowel(next) ? (plain[next] ?? next) : 'h' }
}

/**
 * റ്റ is a long alveolar t, or a short one after a consonant (സ്റ്റേഷൻ). ന്റ is an alveolar n and t. Both are
 * written with the letter of the trilled r.
 */
function joinAlveolars(phonemes: Phoneme[]): Phoneme[] {
  for (let at = 1; at < phonemes.length; at++) {
    const before = soundOf(phonemes[at - 1])
    if (soundOf(phonemes[at]) !== 'R') continue
    if (before === 'R' || before === 'alveolarT') {
      phonemes[at - 1] = { sound: 'alveolarT' }
      phonemes[at] = { sound: 'alveolarT' }
    } else if (before === 'n') {
      phonemes[at - 1] = { sound: 'alveolarN' }
      phonemes[at] = { sound: 'alveolarT', spoken: 'alveolarD' }
    }
  }
  return phonemes.filter((_, at) => !isSecondAfterConsonant(phonemes, at))
}

function isSecondAfterConsonant(phonemes: readonly Phoneme[], at: number): boolean {
  const [before, first, second] = [at - 2, at - 1, at].map((place) => soundOf(phonemes[place]))
  return (
    first === 'alveolarT' && second === first && before !== undefined && before !== first && !isVowel(before)
  )
}

/**
 * ന is dental at the start of a word, beside dentals and when doubled. Elsewhere, and before യ വ മ, it is
 * alveolar.
 */
function placeN(phonemes: Phoneme[]) {
  for (let at = 0; at < phonemes.length; at++) {
    if (soundOf(phonemes[at]) !== 'n') continue
    const before = soundOf(phonemes[at - 1])
    const next = soundOf(phonemes[at + 1])
    if (at === 0 ? glidesAndM.has(next) : !dentals.has(before) && !dentals.has(next))
      phonemes[at] = { sound: 'alveolarN' }
  }
}

/**
 * A single ക ട ത between vowels is voiced, and so is any single stop between a nasal and a vowel, unless the
 * word is an exception (`voicelessIn`).
 */
function voiceStops(phonemes: Phoneme[]) {
  for (let at = 1; at < phonemes.length; at++) {
    const here = phonemes[at]
    if (!here || !('sound' in here) || here.spoken) continue
    const spoken = voiced[here.sound]
    const before = soundOf(phonemes[at - 1])
    if (!spoken || !isVowel(soundOf(phonemes[at + 1]))) continue
    if (nasals.has(before) || (isVowel(before) && voicedBetweenVowels.has(here.sound)))
      phonemes[at] = { sound: here.sound, spoken }
  }
}
