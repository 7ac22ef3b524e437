/**
 * A sound of a word as its letters have it: ക്ക, ാ, or the a that is not written. `at` is its place in the
 * word.
 */
export type SoundUnit = {
  text: string
  kind: 'consonant' | 'vowel' | 'joint'
  at: number
  /** Beside another consonant, where single and double sound the same: ഷ്ട, ർത്ത. */
  inCluster: boolean
  /** The word's first vowel. */
  isFirst: boolean
  isLast: boolean
}

const aspirates = 'ക്ഖ|ഗ്ഘ|ച്ഛ|ജ്ഝ|ട്ഠ|ഡ്ഢ|ത്ഥ|ദ്ധ|പ്ഫ|ബ്ഭ'
const consonant = new RegExp(`റ്റ|ന്റ|${aspirates}|([ക-ഹ])്\\1|[ക-ഹൺ-ൿംഃ]`, 'uy')
const vowelSign = /[ാ-ൌൗൢൣ]/uy
const vowelLetter = /[അ-ഔൠൡ]/uy

/**
 * The sounds of a word, by its key. Joined they are the word. Undefined if it contains something that is not
 * a sound.
 */
export function unitsOf(word: string): SoundUnit[] | undefined {
  const units: Pick<SoundUnit, 'text' | 'kind' | 'at'>[] = []
  for (let at = 0; at < word.length; ) {
    const first = matchAt(consonant, word, at)
    if (first !== undefined) {
      units.push({ text: first, kind: 'consonant', at })
      at += first.length
      if (/[ക-ഹ]$/u.test(first)) {
        const sign = word[at] === '്' ? '്' : (matchAt(vowelSign, word, at) ?? '')
        const closes = sign === '്' && at + 1 < word.length
        units.push({ text: sign, kind: closes ? 'joint' : 'vowel', at: sign === '' ? at - 1 : at })
        at += sign.length
      }
      continue
    }
    const vowel = matchAt(vowelLetter, word, at)
    if (vowel === undefined) return undefined
    units.push({ text: vowel, kind: 'vowel', at })
    at += vowel.length
  }
  const firstVowel = units.findIndex(({ kind }) => kind === 'vowel')
  return units.map((unit, place) => {
    const besides = [units[place - 1], units[place + 1]]
    const inCluster = unit.kind === 'consonant' && besides.some((one) => one && one.kind !== 'vowel')
    return { ...unit, inCluster, isFirst: place === firstVowel, isLast: place === units.length - 1 }
  })
}

function matchAt(pattern: RegExp, word: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(word)?.[0]
}

/** ക്ക, ത്ഥ. */
export const isDoubled = (text: string) => text.length === 3 && text !== 'റ്റ' && text !== 'ന്റ'
