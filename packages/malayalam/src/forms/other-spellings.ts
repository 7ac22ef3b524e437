/** Older and looser spellings, and what they are tried as. Each is tried alone. */
const respellings: readonly (readonly [RegExp, string])[] = [
  [/ു$/u, '്'],
  [/്$/u, 'ു'],
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

/** The other spellings to try for a word that makes no sense as it stands, likeliest first. */
export function otherSpellings(word: string): string[] {
  return respellings
    .map(([old, now]) => word.replace(old, now))
    .filter((spelling, at, all) => spelling !== word && all.indexOf(spelling) === at)
}
