import type { Phoneme } from './phonemes.ts'
import { isVowel, type Sound, sounds } from './sounds.ts'
import { respell } from './spell.ts'

/**
 * What the speech engine (eSpeak NG, voice `ml`) is given: each word as `[[phonemes]]`, because its own reading of Malayalam
 * text is wrong for every second word. A double stop is written X: (the engine lengthens it no other way), and the stress
 * is on the first syllable, or on the second when the first is short and the second long.
 */
export function speech(text: string): string {
  return respell(text, (word) => {
    const spoken = word.filter((one): one is Extract<Phoneme, { sound: Sound }> => 'sound' in one)
    return spoken.length > 0 ? `[[${spellWord(spoken)}]]` : ''
  })
}

const stops = new Set<Sound>(['k', 'c', 'T', 't', 'alveolarT', 'p', 'g', 'j', 'D', 'd', 'b'])
const long = new Set<Sound>(['aa', 'ii', 'uu', 'ee', 'oo', 'ai', 'au', 'rii', 'lii'])

function spellWord(word: readonly { sound: Sound; spoken?: Sound }[]): string {
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

/** The place of the vowel that bears the stress. One consonant between the first two vowels leaves the first syllable open and light. */
function stressedVowel(word: readonly Sound[]): number {
  const [first = -1, second = -1] = word.flatMap((sound, at) => (isVowel(sound) ? at : []))
  const light = second - first === 2 && !long.has(word[first] as Sound)
  return light && long.has(word[second] as Sound) ? second : first
}
