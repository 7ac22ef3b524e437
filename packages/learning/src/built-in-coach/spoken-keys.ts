import { keyOf } from '@app/malayalam'
import { foldText } from '@app/malayalam/find'

/**
 * What people say, and so write by ear, for letters that are written with more care. Each is heard all over Kerala. Of the 4,400
 * words of the lexicon they make 17 sound like another, where folding alone makes 220.
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
  [/ഴ്ച/gu, 'യ്ച'], // thinkalaycha
  [/ത്(?=[സകപഭമ])/gu, 'ൽ'], // ulsavam
  [/പ്പോൾ$/gu, 'പ്പോ'], // ippo
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

/** The keys of all ways to say a word: first as it is written, then as it is spoken. */
export function spokenKeys(word: string): string[] {
  const written = keyOf(word)
  const ways = [written]
  for (const [letters, said] of spoken)
    ways.push(...ways.filter((way) => way.search(letters) >= 0).map((way) => way.replace(letters, said)))
  return [...new Set(ways.map(foldText))]
}
