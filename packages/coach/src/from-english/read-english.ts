import type { Sentence } from '../frame/said.ts'
import type { Language } from '../language/language.ts'
import { acts } from './acts.ts'
import { type Context, type Grammar, remembered, TooLong } from './context.ts'
import { type EnglishWords, englishWordsOf } from './english-words.ts'
import { noun } from './noun-phrase.ts'
import { predicate } from './predicate.ts'
import { sentence } from './sentence.ts'
import { tokensOf } from './tokens.ts'
import { gerund, infinitive, linked, quoted, what, which } from './within.ts'

const grammar: Grammar = {
  ...{ noun, predicate, acts, quoted },
  which: remembered('which', which),
  what: remembered('what', what),
  infinitive: remembered('infinitive', infinitive),
  gerund: remembered('gerund', gerund),
  linked: remembered('linked', linked),
}

/** So many steps are tried before a text is given up. */
const mostSteps = 60_000
/** So many ways to read a sentence are kept. */
const mostWays = 4

const known = new WeakMap<Language, EnglishWords>()

/** The English words of a language, read from its tables once. */
export function wordsOf(language: Language): EnglishWords {
  const words = known.get(language) ?? englishWordsOf(language)
  known.set(language, words)
  return words
}

/**
 * What an English text says: the ways to read it, likeliest first, each with a frame for each of its clauses. Empty where it
 * cannot be read whole.
 */
export function readEnglish(text: string, language: Language): readonly (readonly Sentence[])[] {
  const words = wordsOf(language)
  const tokens = tokensOf(text, (word) => words.named('hurried', word))
  const c: Context = { tokens, words, grammar, left: { steps: mostSteps }, read: new Map() }
  const found: (readonly Sentence[])[] = []
  try {
    for (const all of sentences(c, 0, [])) {
      found.push(all)
      if (found.length === mostWays) break
    }
  } catch (error) {
    if (!(error instanceof TooLong)) throw error
  }
  return found
}

function* sentences(c: Context, at: number, before: readonly Sentence[]): Generator<readonly Sentence[]> {
  if (at >= c.tokens.length) {
    if (before.length > 0) yield before
    return
  }
  for (const [one, next] of sentence(c, at)) yield* sentences(c, next, [...before, one])
}
