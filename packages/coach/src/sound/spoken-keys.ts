import { keyOf } from '@app/malayalam'
import { foldText } from '@app/malayalam/find'

/**
 * What people say, and so write by ear, for letters that are written with more care. Each is heard all over
 * Kerala. Of the 4,400 words of the lexicon they make 26 sound like another, where folding alone makes 517.
 */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/ൃ/gu, '്രു'], // amrutham
  [/യ്ക്ക/gu, 'ക്ക'], // ammakku
  [/(?<=^പോ)ക(?=ണ)/gu, ''], // ponam
  [/(?<=^പോ|^ആ|ാ)ക(?=[ണാു])/gu, 'വ'], // povunnu, aavanam
  [/^അയ്യ/gu, 'ഐയ'], // aiyo
  [/െയ്(?=[ക-ഹ])/gu, 'ൈ'], // peithu
  [/(?<=[ക-ഹ])യ്യ/gu, 'ൈയ'], // vaiya
  [/^ഈ$/gu, 'എ'], // e
  [/^ഋ/gu, 'റു'], // rushi
  [/ജ്ഞ/gu, 'ഞ'], // njaanam
  [/ഹ്(?=മ)/gu, 'മ്'], // brammam
  [/ഹ്(?=ന)/gu, 'ന്'], // chinnam
  [/ഹ്([മന])/gu, '$1്ഹ'], // bramham
  [/ംഹ/gu, 'ംഘ'], // singham
  [/ം(?=[കത])/gu, 'മ്'], // vallamkali
  [/^പ്ര(?=[ക-ഹ])/gu, 'പ്രെ'], // preshnam
  [/(?<=ച്ഛ)(?=ൻ)/gu, 'െ'], // achen
  [/(?<=^ന)ന്ദ(?=ി)/gu, 'ന്ന'], // nanni
  [/^ക്ഷ(?=[ക-ഹം])/gu, 'ക്ഷെ'], // kshema
  [/െ(?:യെ)?ങ്കിലും$/gu, 'േലും'], // enthelum, evidelum
  [/(?<=്ട|റ്റ)(?=ർ|റ[ാിീുെേൊോ്])/gu, 'െ'], // docter
  [/^എ/gu, 'യെ'], // yenikku
  [/^ഏ/gu, 'യേ'], // yethu
  [/ഴ്ച/gu, 'യ്ച'], // thinkalaycha
  [/ഴ്(?=സ)/gu, 'ർ'], // narsu
  [/ത്(?=[സകപഭമ])/gu, 'ൽ'], // ulsavam
  [/(?<=[പമ]്പോ)ൾ$/gu, ''], // ippo, varumbo
  [/(?<=^ഒ|^അ|ൊ|റ്റ)മ്പ(?=ത)|(?<=^മു)മ്പ/gu, 'ൻപ'], // onpathu, munpu: written so too
  [/(?<=ങ്ങ)ളുടെ$/gu, 'ടെ'], // njangade
  [/ല്ലാവര/gu, 'ല്ലാര'], // ellarum
  [/(?<=[ളര])ുടെ$/gu, '്ടെ'], // ningalde
  [/വലിയ/gu, 'വല്യ'], // valya
  [/^കയറ/gu, 'കേറ'], // keranam
  [/^എന്റെ$/gu, 'ന്റെ'], // nte
  [/(?<=^[ഗജഡദബയരലശ])(?=[ക-ഹൺ-ൿം](?!്[രയവ]))/gu, 'െ'], // rendu, sheri
  [/(?<=^[ക-ഹ])ു(?=[ക-ഹ](?!\p{M}))/gu, 'ൊ'], // korachu
  [/(?<=^[ക-ഹ])ി(?=[ക-ഹ](?!\p{M}))/gu, 'െ'], // velakku
  [/^ഉ(?=[ക-ഹ](?!\p{M}))/gu, 'ഒ'], // orakkam
  [/^ഇ(?=[ക-ഹ](?!\p{M}))/gu, 'എ'], // eda
]

/** All ways to say a word, as letters write them: first as it is written, then as it is spoken. */
export function spokenWays(word: string): string[] {
  const ways = [keyOf(word)]
  for (const [letters, said] of spoken)
    ways.push(...ways.filter((way) => way.search(letters) >= 0).map((way) => way.replace(letters, said)))
  return [...new Set(ways)]
}

/** The keys of all ways to say a word. */
export const spokenKeys = (word: string): string[] => [...new Set(spokenWays(word).map(foldText))]
