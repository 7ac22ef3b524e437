import { type Rewriting, rewritten } from '../rewriting.ts'
import { asWritten, unworn } from '../spoken/as-written.ts'
import { raised } from '../spoken/first-vowel.ts'

/** Older and looser spellings, and the spelling that each is tried as. Each is tried alone, or with a half-u at the end. */
const respellings: readonly Rewriting[] = [
  ['ു', /ു$/u, '്'],
  ['്', /്$/u, 'ു'],
  ['ു', /ു$/u, 'ൂ'],
  ['ാ', /(?<=ല്ല|ണ്ട|യ്യ)ാ$/u, ''],
  ['െ', /(?<=ല്ല|ണ്ട)െ$/u, 'േ'],
  ['ല്ലൊ', /ല്ലൊ$/u, 'ല്ലോ'],
  ['ത്രേ', /(?<=^[അഇ]ത്ര)േ/u, 'യേ'],
  ['ത്രേ', /(?<=^മാത്ര)േ/u, 'മേ'],
  ['ായെ', /(?<=ല്ല)ായ(?=െ)/u, ''],
  ['ാടി', /(?<=ാട)ി$/u, 'ീ'],
  ['ന്ന', /(?<=ുണ്ട|ാണ)(?=ന്ന)/u, 'െ'],
  ['നീന്ന്', /^നീന്ന്$/u, 'നിന്ന്'],
  ['െക്ക്', /െക്ക്$/u, 'േക്ക്'],
  ['െത്തെ', /െ(?=ത്തെ$)/u, ''],
  ['േയ്ക്', /േയ്ക്$/u, 'േക്ക്'],
  ['മ്മെ', /(?<=മ്മ)െ$/u, 'േ'],
  ['ലു', /(?<=.{3}|[ാീൂേോ]|^[ആഈഊഏഓ])(?<!ല്)ലു$/u, 'ൽ'],
  ['രു', /(?<=.{2})(?<!്)രു$/u, 'ർ'],
  ['ളു', /(?<=.{3}|[ാീൂേോ]|^[ആഈഊഏഓ])(?<!ള്)ളു$/u, 'ൾ'],
  ['്', /(ർ|ഴ്|സ്)([ക-ഹ])്\2/gu, '$1$2'],
  ['യ്ക', /യ്ക(?!്ക)/gu, 'യ്ക്ക'],
  ['്ള', /(?<=[കഗപബഫ]്)ള/gu, 'ല'],
  ['ർത്ഥ', /ർത്ഥ/gu, 'ർഥ'],
  ['ർഥ', /ർഥ/gu, 'ർത്ഥ'],
  ['ദ്ധ', /ദ്ധ/gu, 'ധ'],
  ['ധ', /(?<=[\p{L}\p{M}])(?<!്)ധ/gu, 'ദ്ധ'],
  ['യ്ക്ക', /യ്ക്ക/gu, 'ക്ക'],
  ['ംപ', /ംപ/gu, 'മ്പ'],
  ['ൻമ', /ൻമ/gu, 'ന്മ'],
  ['ന്മ', /ന്മ/gu, 'ൻമ'],
  ['സ്സ', /സ്സ/gu, 'സ'],
  ['സ', /(?<!്)സ(?!്)/gu, 'സ്സ'],
  ['ക്ക', /(?<=[ക-ഹ])ക്ക/gu, 'യ്ക്ക'],
  ['ൽപ', /ൽപ/gu, 'ല്പ'],
  ['ൽപ', /ൽപ(?!്)/gu, 'ൽപ്പ'],
  ['ല്പ', /ല്പ/gu, 'ൽപ'],
  ['േയ്ക്ക്', /േയ്ക്ക്/gu, 'േക്ക്'],
  ['യ്യ', /യ്യ/gu, 'യ'],
  ['ത്ത്വ', /ത്ത്വ/gu, 'ത്വ'],
  ['ച്ച', /ച്ച(?=ൻ|ന)/gu, 'ച്ഛ'],
]

/**
 * Old books print റ്റ and ള്ള as two letters without a virama. No other word has these letters, so they are
 * corrected first.
 */
const doubled = (word: string) =>
  word.includes('ററ') || word.includes('ളള') ? word.replace(/(?<!്)([റള])\1(?!്\1)/gu, '$1്$1') : word

/**
 * Text that has lost its joiners has ര്ക്ക for ർക്ക and ഞാന് for ഞാൻ. Inside a word only pairs that make no
 * conjunct are meant (സൂര്യൻ, കല്ല്, വണ്ടി and എന്ന് have one).
 */
const lostInside: readonly Rewriting[] = [
  ['ര്', /ര്(?=[ക-ഹ])(?![യര])/gu, 'ർ'],
  ['ല്', /ല്(?=[ക-ഹ])(?![യല])/gu, 'ൽ'],
  ['ള്', /ള്(?=[ക-ഹ])(?![യള])/gu, 'ൾ'],
  ['ണ്', /ണ്(?=[ക-ഹ])(?![ട-ണയ])/gu, 'ൺ'],
  ['ന്', /ന്(?=[ക-ഹ])(?![ത-നമയറവ])/gu, 'ൻ'],
]
const atEnd: Readonly<Record<string, string>> = { ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ണ: 'ൺ', ന: 'ൻ' }

/** The spellings with chillus in their places. Only where none is lost inside, the end may first be a half-u. */
function withChillus(word: string): string[] {
  if (!word.includes('്')) return [word]
  const inside = lostInside.reduce(rewritten, word)
  const chillu = inside.endsWith('്') ? atEnd[inside.charAt(inside.length - 2)] : undefined
  const both = chillu ? inside.slice(0, -2) + chillu : inside
  return inside === word ? [inside, both] : [both, inside]
}

function respelt(word: string): string[] {
  const found: string[] = []
  for (const rule of respellings) {
    const spelling = rewritten(word, rule)
    if (spelling !== word) found.push(spelling)
  }
  return found
}

/** The other spellings in which a word is tried as two in one. */
export const joinedSpellings = (text: string): string[] =>
  [...new Set([...withChillus(text), ...withChillus(text).map(unworn), text.replace(/ോളു$/u, 'ോളൂ')])].filter(
    (spelling) => spelling !== text,
  )

/** The other spellings of a word: older, looser, and those that what is said may stand for. */
export const otherSpellings = (text: string): string[] => [
  ...new Set([...looseSpellings(text), ...saidSpellings(text)]),
]

/** Older and looser spellings to try for a word without a reading, likeliest first. */
export function looseSpellings(text: string): string[] {
  const word = doubled(text)
  const half = word.replace(/ു$/u, '്')
  const inside = half === word ? [] : respelt(half).filter((spelling) => spelling.endsWith('്'))
  const chillus = withChillus(word).filter((spelling) => spelling !== word)
  const found = new Set([word, ...chillus, ...respelt(word), ...inside, ...chillus.flatMap(respelt)])
  found.delete(text)
  return [...found]
}

/** The spellings that a word written as it is said may stand for, likeliest first. */
export function saidSpellings(text: string): string[] {
  const found = new Set<string>()
  for (const said of asWritten(text)) {
    found.add(said)
    for (const spelling of withChillus(said)) found.add(spelling)
  }
  for (const high of raised(text)) for (const spelling of looseSpellings(high)) found.add(spelling)
  found.delete(text)
  return [...found]
}
