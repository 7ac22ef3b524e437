import type { WordEntry } from '../entry.ts'
import { nounStems } from './noun-stems.ts'
import { type Stem, spoken, stem } from './stem.ts'

/** The case forms of ആരും and പലതും, which have the case ending inside, before ഉം. */
const inside = {
  രും: { accusative: 'രെയും', dative: 'ർക്കും', genitive: 'രുടെയും', sociative: 'രോടും', locative: 'രിലും' },
  തും: { accusative: 'തിനെയും', dative: 'തിനും', genitive: 'തിന്റെയും', sociative: 'തിനോടും', locative: 'തിലും' },
} as const

/**
 * The stems of a regular pronoun. Pronouns in ഉം, ഓ or ഒക്കെ have the case ending inside, and an entry must
 * name their other forms.
 */
export function pronounStems(entry: WordEntry): Stem[] {
  const { word, also = [] } = entry
  const end = word.slice(-3)
  if (end === 'രും' || end === 'തും')
    return [word, ...also].flatMap((one, at) => caseInside(one, inside[end], at === 0 ? 0 : 1))
  if (/^[അഇ]വൻ$/u.test(word)) return [...nounStems(entry), ...manyOf(word)]
  return /(?:ും|ാം|ോ|ക്കെ|ന്താ)$/u.test(word) ? [stem(word, 'noun')] : nounStems(entry)
}

/** അവന്മാർ, ഇവന്മാർ: they, said of men and without respect. */
function manyOf(word: string): Stem[] {
  const body = `${word.slice(0, -1)}ന്മാ`
  const within = [{ id: 'plural', shown: '-ന്മാർ' }]
  return [stem(`${body}ർ`, 'noun|kk', 3, within), stem(`${body}ര`, 'e|il|ude', 3, within)]
}

const caseInside = (word: string, forms: (typeof inside)[keyof typeof inside], rank: 0 | 1): Stem[] => [
  stem(word, 'noun', rank),
  ...Object.entries(forms).flatMap(([id, text]) =>
    [...new Set([text, text.replace('െയും', 'േയും'), text.replace('െയും', 'േം')])].map((spelt, at) => {
      const slot = id === 'genitive' ? 'genitive' : 'case'
      const one = stem(word.slice(0, -3) + spelt, slot, at === 0 ? rank : 3, [{ id, shown: `-${spelt}` }])
      return spelt.endsWith('േം') ? spoken(one) : one
    }),
  ),
]
