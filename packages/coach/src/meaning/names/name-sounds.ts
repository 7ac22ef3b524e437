/**
 * How names sound, roughly: the consonants one after the other, and the first vowel. English writes one sound
 * in many ways, and Malayalam spells a name as it is heard (ജോസഫ് Joseph, സ്റ്റീഫൻ Stephen), so that little
 * else can be compared. h and y say nothing: Sarah is സാറ.
 */

const malayalamConsonants = new Map(
  Object.entries({
    k: 'കഖ',
    g: 'ഗഘ',
    n: 'ങഞണനൺൻ',
    c: 'ചഛ',
    j: 'ജഝ',
    t: 'ടഠതഥ',
    d: 'ഡഢദധ',
    p: 'പ',
    f: 'ഫ',
    b: 'ബഭ',
    m: 'മം',
    r: 'രർ',
    l: 'ലളഴൽൾ',
    v: 'വ',
    s: 'ശഷസ',
  }).flatMap(([sound, letters]) => Array.from(letters, (letter) => [letter, sound] as const)),
)

/** What English may begin a syllable with for each first vowel of Malayalam. */
const firstVowels: readonly (readonly [RegExp, RegExp])[] = [
  [/^[അ]/u, /^[aueo]/u],
  [/^[ആാ]/u, /^[au]/u],
  [/^[ഇഈിീ]/u, /^[iey]/u],
  [/^[ഉഊുൂ]/u, /^(?:[uo]|e[uw])/u],
  [/^[എഏെേ]/u, /^[eai]/u],
  [/^[ഐൈ]/u, /^[iyae]/u],
  [/^[ഒഓൊോ]/u, /^(?:e?o|a[uwl])/u],
  [/^[ഔൗ]/u, /^(?:o[uw]|a[uw])/u],
]

/** What letters of an English name may sound like, longest first. */
const englishSounds: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^sch/u, ['s', 'sk']],
  [/^tch/u, ['c']],
  [/^ch/u, ['c', 'k', 's']],
  [/^zh/u, ['l']],
  [/^sh/u, ['s']],
  [/^ph/u, ['f', 'p']],
  [/^th/u, ['t', 'd']],
  [/^gh/u, ['g', '']],
  [/^(?:ck|cc|kh)/u, ['k']],
  [/^q/u, ['k']],
  [/^x/u, ['ks', 's']],
  [/^c(?=[eiy])/u, ['s']],
  [/^c/u, ['k']],
  [/^g(?=[eiy])/u, ['j', 'g']],
  [/^z/u, ['s']],
  [/^w/u, ['v', '']],
  [/^r(?![aeiouy])/u, ['r', '']],
  [/^[bdfgjklmnprstv]/u, []],
  [/^./u, ['']],
]

/** Whether a name written in Malayalam may be one that is written in English: ജോൺ and John. */
export function isSameName(malayalam: string, english: string): boolean {
  const name = english.toLowerCase()
  const sounds = soundsOfMalayalam(malayalam)
  return (
    sounds !== '' &&
    vowelsAgree(malayalam, name) &&
    soundsOfEnglish(name).some((one) => folded(one) === sounds)
  )
}

const soundsOfMalayalam = (name: string) =>
  folded(
    Array.from(
      name.normalize('NFC').replaceAll('റ്റ', 'ട').replaceAll('ന്റ', 'നട').replaceAll('റ', 'ര'),
      (letter) => malayalamConsonants.get(letter) ?? '',
    ).join(''),
  )

function soundsOfEnglish(name: string): string[] {
  if (name === '') return ['']
  const [spelt, ways = []] = englishSounds.find(([spelt]) => spelt.test(name)) ?? [/^./u]
  const [letters = ''] = spelt.exec(name) ?? []
  const rest = soundsOfEnglish(name.slice(letters.length))
  return (ways.length > 0 ? ways : [letters]).flatMap((way) => rest.map((one) => way + one))
}

/** Doubled sounds count as one, and the nasals before another consonant are not distinguished. */
const folded = (sounds: string) => sounds.replace(/(.)\1+/gu, '$1').replace(/m(?=.)(?![aeiou])/gu, 'n')

function vowelsAgree(malayalam: string, english: string): boolean {
  const [, first = ''] = /^[ക-ഹ]?(?:്[ക-ഹ])*(.?)/u.exec(malayalam) ?? []
  const [, written = ''] = /^(?:y(?=[aeiou])|[b-df-hj-np-tv-xz])*(.*)/u.exec(english) ?? []
  const wanted = firstVowels.find(([letter]) => letter.test(first))?.[1] ?? /^[aueo]/u
  return wanted.test(written)
}
