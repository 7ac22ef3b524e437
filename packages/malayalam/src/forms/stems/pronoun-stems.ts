import type { WordEntry } from '../entry.ts'
import { nounStems } from './noun-stems.ts'
import { type Stem, stem } from './stem.ts'

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
  return /(?:ും|ാം|ോ|ക്കെ|ന്താ)$/u.test(word) ? [stem(word, 'noun')] : nounStems(entry)
}

const caseInside = (word: string, forms: (typeof inside)[keyof typeof inside], rank: 0 | 1): Stem[] => [
  stem(word, 'noun', rank),
  ...Object.entries(forms).map(([id, text]) => {
    const form = word.slice(0, -3) + text
    return stem(form, id === 'genitive' ? 'genitive' : 'case', rank, [{ id, shown: `-${text}` }])
  }),
]
