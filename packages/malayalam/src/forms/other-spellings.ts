/** Older and looser spellings, and the spelling that each is tried as. Each is tried alone, or with a half-u at the end. */
const respellings: readonly (readonly [RegExp, string])[] = [
  [/ു$/u, '്'],
  [/്$/u, 'ു'],
  [/ല്$/u, 'ൽ'],
  [/ള്$/u, 'ൾ'],
  [/ണ്$/u, 'ൺ'],
  [/ര്$/u, 'ർ'],
  [/(?<=ല്ല|ണ്ട)ാ$/u, ''],
  [/(?<=ല്ല|ണ്ട)െ$/u, 'േ'],
  [/ുവോ$/u, 'ുമോ'],
  [/യോ$/u, 'യുമോ'],
  [/(?<=[അഇഎ]പ്പ)ഴ/u, 'ോഴ'],
  [/(?<=^[അഇ]ത്ര)േ/u, 'യേ'],
  [/(?<=^മാത്ര)േ/u, 'മേ'],
  [/(?<=^[അഇഎ]ങ്ങ)ിനെ/u, 'നെ'],
  [/യീട്ട/u, 'യിട്ട'],
  [/(?<=[ക-ഹ])ീട്ട/u, 'ിയിട്ട'],
  [/^നിക്ക/u, 'നിൽക്ക'],
  [/^കേക്ക/u, 'കേൾക്ക'],
  [/(?<=ങ്ങ|ക്ക)ടെ/u, 'ളുടെ'],
  [/(?<=[രമ])ടെ/u, 'ുടെ'],
  [/^നമ്മക്ക്/u, 'നമുക്ക്'],
  [/(?<=ങ്ങ)ക്ക്/u, 'ൾക്ക്'],
  [/േന്ന്/u, 'യീന്ന്'],
  [/([ർ])([ക-ഹ])്\2/gu, '$1$2'],
  [/ർത്ഥ/gu, 'ർഥ'],
  [/ർഥ/gu, 'ർത്ഥ'],
  [/ദ്ധ/gu, 'ധ'],
  [/(?<=[\p{L}\p{M}])(?<!്)ധ/gu, 'ദ്ധ'],
  [/യ്ക്ക/gu, 'ക്ക'],
  [/ൻമ/gu, 'ന്മ'],
  [/ന്മ/gu, 'ൻമ'],
  [/സ്സ/gu, 'സ'],
  [/(?<!്)സ(?!്)/gu, 'സ്സ'],
  [/(?<=[ക-ഹ])ക്ക/gu, 'യ്ക്ക'],
  [/ൽപ/gu, 'ല്പ'],
  [/ൽപ(?!്)/gu, 'ൽപ്പ'],
  [/ല്പ/gu, 'ൽപ'],
  [/േയ്ക്ക്/gu, 'േക്ക്'],
  [/യ്യ/gu, 'യ'],
  [/ത്ത്വ/gu, 'ത്വ'],
  [/ച്ച(?=ൻ|ന)/gu, 'ച്ഛ'],
]

/**
 * Old books print റ്റ and ള്ള as two letters without a virama. No other word has these letters, so they are
 * corrected first.
 */
const doubled = (word: string) => word.replace(/(?<!്)([റള])\1(?!്\1)/gu, '$1്$1')

const respelt = (word: string) => respellings.map(([old, now]) => word.replace(old, now))

/** The other spellings to try for a word without a reading, likeliest first. */
export function otherSpellings(text: string): string[] {
  const word = doubled(text)
  const half = word.replace(/ു$/u, '്')
  const inside = half === word ? [] : respelt(half).filter((spelling) => spelling.endsWith('്'))
  return [word, ...respelt(word), ...inside].filter(
    (spelling, at, all) => spelling !== text && all.indexOf(spelling) === at,
  )
}
