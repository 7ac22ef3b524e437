import { nameSounds } from '../data.ts'

/**
 * How names sound, roughly: the consonants one after the other, and the first vowel. English writes one sound
 * in many ways, and Malayalam spells a name as it is heard (ജോസഫ് Joseph, സ്റ്റീഫൻ Stephen), so that little
 * else can be compared. h and y say nothing: Sarah is സാറ.
 */

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
      (letter) => nameSounds.ofLetters.get(letter) ?? '',
    ).join(''),
  )

function soundsOfEnglish(name: string): string[] {
  if (name === '') return ['']
  const [spelt, ways = []] = nameSounds.ofEnglish.find(([spelt]) => spelt.test(name)) ?? asWritten(name)
  const [letters = ''] = spelt.exec(name) ?? []
  const rest = soundsOfEnglish(name.slice(letters.length))
  return (ways.length > 0 ? ways : [letters]).flatMap((way) => rest.map((one) => way + one))
}

/** Vowels, h and y say nothing. */
const asWritten = (name: string): [RegExp, string[]] => [
  /^./u,
  [/^[bdfgjklmnprstv]/u.test(name) ? name.charAt(0) : ''],
]

/** Doubled sounds count as one, and the nasals before another consonant are not distinguished. */
const folded = (sounds: string) => sounds.replace(/(.)\1+/gu, '$1').replace(/m(?=.)(?![aeiou])/gu, 'n')

function vowelsAgree(malayalam: string, english: string): boolean {
  const [, first = ''] = /^[ക-ഹ]?(?:്[ക-ഹ])*(.?)/u.exec(malayalam) ?? []
  const [, written = ''] = /^(?:y(?=[aeiou])|[b-df-hj-np-tv-xz])*(.*)/u.exec(english) ?? []
  const wanted =
    nameSounds.ofVowels.find(([letters]) => first !== '' && letters.includes(first))?.[1] ?? /^[aueo]/u
  return wanted.test(written)
}
