import { isSound, type Sound } from './sounds.ts'

const pairs = (letters: string, sounds: string): [string, Sound][] => {
  const names = sounds.split(' ')
  return Array.from(letters, (letter, place) => {
    const sound = names[place]
    if (!isSound(sound)) throw new Error(`The letter ${letter} has no sound.`)
    return [letter, sound]
  })
}

/** The vowel letters. */
export const vowelLetters = new Map(
  pairs('അആഇഈഉഊഋൠഌൡഎഏഐഒഓഔൟ', 'a aa i ii u uu ri rii li lii e ee ai o oo au ii'),
)

/** The vowel signs, which replace a consonant's inherent a. */
export const vowelSigns = new Map(pairs('ാിീുൂൃൄൢൣെേൈൊോൗൌ', 'aa i ii u uu ri rii li lii e ee ai o oo au au'))

export const consonantLetters = new Map(
  pairs(
    'കഖഗഘങചഛജഝഞടഠഡഢണതഥദധനപഫബഭമയരറലളഴവശഷസഹഩഺ',
    'k kh g gh ng c ch j jh ny T Th D Dh N t th d dh n p f b bh m y r R l L zh v sh S s h alveolarN alveolarT',
  ),
)

/** The chillus: consonants at the end of a syllable, without a vowel. */
export const chilluLetters = new Map(pairs('ൺൻർൽൾൿൎൔൕൖഁഀഄ', 'N alveolarN r l L k r m y zh m m m'))

export const virama = '്'
export const anusvara = 'ം'
export const visarga = 'ഃ'
