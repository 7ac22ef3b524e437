/** Older and looser spellings, and the spelling that each is tried as. Each is tried alone, or with a half-u at the end. */
const respellings: readonly (readonly [RegExp, string])[] = [
  [/ു$/u, '്'],
  [/്$/u, 'ു'],
  [/ു$/u, 'ൂ'],
  [/(?<=ല്ല|ണ്ട|യ്യ)ാ$/u, ''],
  [/(?<=ല്ല|ണ്ട)െ$/u, 'േ'],
  [/ല്ലൊ$/u, 'ല്ലോ'],
  [/ുവോ$/u, 'ുമോ'],
  [/യോ$/u, 'യുമോ'],
  [/(?<=[അഇഎിെ]പ്പ)(?=ഴ)/u, 'ോ'],
  [/(?<=[അഇഎിെ]പ്പ)ം$/u, 'ോൾ'],
  [/(?<=^[അഇ]ത്ര)േ/u, 'യേ'],
  [/(?<=^മാത്ര)േ/u, 'മേ'],
  [/(?<=^[അഇഎ]ങ്ങ)ിനെ/u, 'നെ'],
  [/(?<=ല്ല)ായ(?=െ)/u, ''],
  [/(?<=ാട)ി$/u, 'ീ'],
  [/(?<=ുണ്ട|ാണ)(?=ന്ന)/u, 'െ'],
  [/(?<=[്ൻർൽൾൺ][ക-ഹ])ീല/u, 'ിയില'],
  [/(?<=[്ൻർൽൾൺ][ക-ഹ])ീൽ/u, 'ിയിൽ'],
  [/(?<=[ക-ഹ])ീടെ/u, 'ിയുടെ'],
  [/(?<=[ക-ഹ])ീത/u, 'ിയത'],
  [/യീട്ട/u, 'യിട്ട'],
  [/(?<=[ക-ഹ])ീട്ട/u, 'ിയിട്ട'],
  [/^നിക്ക/u, 'നിൽക്ക'],
  [/^കേക്ക/u, 'കേൾക്ക'],
  [/(?<=ങ്ങ|ക്ക)ടെ/u, 'ളുടെ'],
  [/(?<=[രമ])ടെ/u, 'ുടെ'],
  [/^നമ്മക്ക്/u, 'നമുക്ക്'],
  [/(?<=ങ്ങ)ക്ക്/u, 'ൾക്ക്'],
  [/േന്ന്/u, 'യീന്ന്'],
  [/^നീന്ന്$/u, 'നിന്ന്'],
  [/േയ്ക്$/u, 'േക്ക്'],
  [/യൊള്ള/u, 'യുള്ള'],
  [/^ഒള്ള/u, 'ഉള്ള'],
  [/^ഒന്നൂല്ല/u, 'ഒന്നുമില്ല'],
  [/(?<=മ്മ)െ$/u, 'േ'],
  [/(?<=.{3}|[ാീൂേോ]|^[ആഈഊഏഓ])(?<!ല്)ലു$/u, 'ൽ'],
  [/(?<=.{2})(?<!്)രു$/u, 'ർ'],
  [/(?<=.{3}|[ാീൂേോ]|^[ആഈഊഏഓ])(?<!ള്)ളു$/u, 'ൾ'],
  [/(ർ|ഴ്|സ്)([ക-ഹ])്\2/gu, '$1$2'],
  [/യ്ക(?!്ക)/gu, 'യ്ക്ക'],
  [/(?<=[കഗപബഫ]്)ള/gu, 'ല'],
  [/ർത്ഥ/gu, 'ർഥ'],
  [/ർഥ/gu, 'ർത്ഥ'],
  [/ദ്ധ/gu, 'ധ'],
  [/(?<=[\p{L}\p{M}])(?<!്)ധ/gu, 'ദ്ധ'],
  [/യ്ക്ക/gu, 'ക്ക'],
  [/ംപ/gu, 'മ്പ'],
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

/**
 * Text that has lost its joiners has ര്ക്ക for ർക്ക and ഞാന് for ഞാൻ. Inside a word only pairs that make no
 * conjunct are meant (സൂര്യൻ, കല്ല്, വണ്ടി and എന്ന് have one).
 */
const lostInside: readonly (readonly [RegExp, string])[] = [
  [/ര്(?=[ക-ഹ])(?![യര])/gu, 'ർ'],
  [/ല്(?=[ക-ഹ])(?![യല])/gu, 'ൽ'],
  [/ള്(?=[ക-ഹ])(?![യള])/gu, 'ൾ'],
  [/ണ്(?=[ക-ഹ])(?![ട-ണയ])/gu, 'ൺ'],
  [/ന്(?=[ക-ഹ])(?![ത-നമയറവ])/gu, 'ൻ'],
]
const atEnd: Readonly<Record<string, string>> = { ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ണ: 'ൺ', ന: 'ൻ' }

/** The spellings with chillus in their places. Only where none is lost inside, the end may first be a half-u. */
function withChillus(word: string): string[] {
  const inside = lostInside.reduce((text, [old, now]) => text.replace(old, now), word)
  const both = inside.replace(/([രലളണന])്$/u, (_, letter: string) => atEnd[letter] ?? letter)
  return inside === word ? [inside, both] : [both, inside]
}

function respelt(word: string): string[] {
  const found: string[] = []
  for (const [old, now] of respellings) {
    const spelling = word.replace(old, now)
    if (spelling !== word) found.push(spelling)
  }
  return found
}

/** The other spellings in which a word is tried as two in one. */
export const joinedSpellings = (text: string): string[] =>
  [...new Set([...withChillus(text), ...withChillus(text).map(withTime), text.replace(/ോളു$/u, 'ോളൂ')])].filter(
    (spelling) => spelling !== text,
  )

/** എനിക്കിപ്പം, എനിക്കിപ്പഴും. */
const withTime = (text: string) =>
  text.replace(/(?<=[അഇഎിെ]പ്പ)(?=ഴ)/u, 'ോ').replace(/(?<=[അഇഎിെ]പ്പ)ം$/u, 'ോൾ')

/** The other spellings to try for a word without a reading, likeliest first. */
export function otherSpellings(text: string): string[] {
  const word = doubled(text)
  const half = word.replace(/ു$/u, '്')
  const inside = half === word ? [] : respelt(half).filter((spelling) => spelling.endsWith('്'))
  const chillus = withChillus(word).filter((spelling) => spelling !== word)
  const found = new Set([word, ...chillus, ...respelt(word), ...inside, ...chillus.flatMap(respelt)])
  found.delete(text)
  return [...found]
}
