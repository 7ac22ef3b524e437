import { inOneSpelling } from './one-spelling.ts'
import { basesOfCompared, isInflected, stem } from './stem.ts'

/** Short forms of a search, and the words that they stand for. What is left of 'll and 's means nothing alone. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can't|cant)\b/gu, 'cannot'],
  [/\bwon't\b/gu, 'not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should|must|need)n'?t\b/gu, '$1 not'],
  // Malayalam says it of us: നമുക്ക് പോകാം.
  [/\blet(?:'s| us)\b/gu, 'we'],
  [/\bi'?m\b/gu, 'i'],
  [/(?<=[a-z])'(?:ll|ve|re|d|m|s)\b/gu, ''],
]

/** Words that mean nothing beside other words. I is not one of them: it is ഞാൻ. */
const stopWords = new Set(['to', 'the', 'a', 'an', 'of'])

const irregularlyCompared: Readonly<Record<string, string>> = {
  better: 'good',
  best: 'good',
  worse: 'bad',
  worst: 'bad',
  farther: 'far',
  further: 'far',
}

/** The meanings of a dictionary have the same words again and again. */
const spellings = new Map<string, string>()

function spelt(word: string): string {
  const known = spellings.get(word) ?? inOneSpelling(word)
  spellings.set(word, known)
  return known
}

/** What a search needs to know of English, where the meanings of a dictionary are in English. */
export const englishMeanings = {
  /** A query with its short forms spelt out. */
  spelledOut: (query: string): string =>
    shortForms.reduce((text, [short, words]) => text.replace(short, words), query),
  isStopWord: (word: string): boolean => stopWords.has(word),
  /** Whether a meaning, or a query, is of a verb: “to sit”, but not “to the left”. */
  isOfVerb: (text: string): boolean => /^to (?!(?:the|an?) )/u.test(text),
  /** Without the small words at its beginning: “sit” of “to sit”. */
  bare: (text: string): string => text.replace(/^(?:(?:to|an?|the) )+/u, ''),
  /** A text in one of the two spellings of English: colour is color. */
  inOneSpelling: (text: string): string => text.replace(/[a-z]{4,}/gu, spelt),
  /** The words of which a word may be a comparative: big of bigger, good of better. */
  comparedOf: (word: string): readonly string[] => {
    const base = irregularlyCompared[word]
    return base === undefined ? basesOfCompared(word) : [base]
  },
  isInflected,
  formsOf,
}

/** Returns a test whether `form` is a form of a word: cats of cat, saw of see, leaves of leave and of leaf. */
function formsOf(form: string): (word: string) => boolean {
  const [one, other] = [stem(form), stem(form.replace(/ves$/u, 'f'))]
  const [start, otherStart] = [startOf(one), startOf(other)]
  return (word) =>
    (word.startsWith(start) || word.startsWith(otherStart)) && [one, other].includes(stem(word))
}

/**
 * A word begins like its stem, except that y and our became i and or. Few words begin so, and only these must
 * be stemmed.
 */
const startOf = (stemmed: string) => stemmed.replace(/(?<=..)(?:or.*|i)$/u, '')
