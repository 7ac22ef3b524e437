import type { Phoneme } from './phoneme.ts'
import { isVowel, type Sound, sounds } from './sounds.ts'
import { respell, spellRaw } from './spell.ts'

/**
 * The input of the speech engine (eSpeak NG, voice `ml`): each word as `[[phonemes]]`, because the engine
 * itself reads every second Malayalam word wrong. A double stop is written X:, the only way to make the
 * engine lengthen it. The stress is on the first syllable, or on the second if the first is light (short and
 * open) and the second long.
 */
export function speech(text: string): string {
  return respell(text, (stretch) => {
    let output = ''
    let word: Sounding[] = []
    for (const one of stretch) {
      if ('sound' in one) word.push(one)
      else if (isDigit(one.raw)) {
        output += bracket(word) + spellRaw(one.raw)
        word = []
      }
    }
    return output + bracket(word)
  })
}

type Sounding = Extract<Phoneme, { sound: Sound }>

const bracket = (word: readonly Sounding[]) => (word.length > 0 ? `[[${spellWord(word)}]]` : '')

/** The engine reads digits itself. Other characters without a sound are left out. */
const isDigit = (raw: string) => /\d/u.test(spellRaw(raw))

const stops = new Set<Sound>(['k', 'c', 'T', 't', 'alveolarT', 'p', 'g', 'j', 'D', 'd', 'b'])
const long = new Set<Sound | undefined>(['aa', 'ii', 'uu', 'ee', 'oo', 'ai', 'au', 'rii', 'lii'])

function spellWord(word: readonly Sounding[]): string {
  const stressed = stressedVowel(word.map(({ sound }) => sound))
  return word
    .map(({ sound, spoken }, at) => {
      const isStop = stops.has(sound)
      if (isStop && word[at + 1]?.sound === sound) return ''
      const lengthened = isStop && word[at - 1]?.sound === sound
      return `${at === stressed ? "'" : ''}${sounds[spoken ?? sound][3]}${lengthened ? ':' : ''}`
    })
    .join('')
}

/**
 * The index of the stressed vowel. If one consonant stands between the first two vowels, the first syllable
 * is open and light.
 */
function stressedVowel(word: readonly Sound[]): number {
  const [first = -1, second = -1] = word.flatMap((sound, at) => (isVowel(sound) ? at : []))
  const isLight = second - first === 2 && !long.has(word[first])
  return isLight && long.has(word[second]) ? second : first
}
