/** Older and looser spellings, with what they are tried as. Each is tried alone. */
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
  [/ല്പ/gu, 'ൽപ'],
  [/േയ്ക്ക്/gu, 'േക്ക്'],
  [/യ്യ/gu, 'യ'],
  [/ത്ത്വ/gu, 'ത്വ'],
  [/ച്ച(?=ൻ|ന)/gu, 'ച്ഛ'],
]

/** Old print sets റ്റ and ള്ള as two letters side by side. No word has them so otherwise, and so they are mended before all else. */
const doubled = (word: string) => word.replace(/(?<!്)([റള])\1(?!്\1)/gu, '$1്$1')

/** The other spellings to try for a word that makes no sense as it stands, likeliest first. */
export function otherSpellings(text: string): string[] {
  const word = doubled(text)
  return [word, ...respellings.map(([old, now]) => word.replace(old, now))].filter(
    (spelling, at, all) => spelling !== text && all.indexOf(spelling) === at,
  )
}
