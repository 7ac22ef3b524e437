import { words } from '@app/malayalam'
import type { Option, Question } from './question.ts'

/** A letter and how it is read, in Latin letters. */
type Letter = { letter: string; says: string }

/** Why a chosen option is wrong, in one line. */
export type WhyWrong =
  /** The two letters and their sounds. */
  | { type: 'letters'; chosen: Letter; right: Letter }
  /** What the chosen option is in the other language. */
  | { type: 'option'; text: string; means: string }
  /** The words of the question that make the difference, with what they mean in it. */
  | { type: 'words'; words: readonly { text: string; means: string }[] }
  /** What the question itself says, in Malayalam. */
  | { type: 'told'; text: string }

/** What is needed of a question and its options to say why. */
type Explained = Pick<Question, 'text' | 'way' | 'gloss' | 'why'> & {
  options: readonly Pick<Option, 'text' | 'means'>[]
}

/** So many words fit into the line. */
const mostWords = 2

/**
 * Why this option of the question is wrong. Undefined only if the content does not say what is needed, which its
 * check reports.
 */
export function whyWrong(question: Explained, chosen: Explained['options'][number]): WhyWrong | undefined {
  const { text, way, gloss, why } = question
  if (why !== undefined) return { type: 'told', text: why }
  const [right] = question.options
  if (!right) return undefined
  const { text: option, means } = chosen
  if (way) {
    if (means === undefined || right.means === undefined) return undefined
    return way === 'find'
      ? {
          type: 'letters',
          chosen: { letter: option, says: means },
          right: { letter: right.text, says: right.means },
        }
      : {
          type: 'letters',
          chosen: { letter: means, says: option },
          right: { letter: text, says: right.text },
        }
  }
  if (means !== undefined) return { type: 'option', text: unstopped(option), means: unstopped(means) }
  const found = gloss ? wordsThatDiffer(words(text), gloss, right.text, option) : []
  return found.length > 0 ? { type: 'words', words: found } : undefined
}

/**
 * The words whose meaning stands in the right option and not in the chosen one: those that explain most of the
 * difference, in the order of the question.
 */
function wordsThatDiffer(texts: readonly string[], gloss: readonly string[], right: string, chosen: string) {
  const glossed = texts.map((text, at) => ({ text, means: gloss[at] ?? '', at }))
  const missed = new Set(onlyInRight(tokens(right), tokens(chosen)))
  const content = [...missed].filter((token) => !small.has(token))
  let left = content.length > 0 ? content : [...missed]
  const found: typeof glossed = []
  while (left.length > 0 && found.length < mostWords) {
    const explained = ({ means }: { means: string }) => {
      const said = new Set(tokens(means))
      return left.filter((token) => said.has(token))
    }
    const best = glossed
      .filter((word) => !found.includes(word))
      .map((word) => ({ word, tokens: explained(word) }))
      .reduce((one, other) => (other.tokens.length > one.tokens.length ? other : one))
    if (best.tokens.length === 0) break
    found.push(best.word)
    left = left.filter((token) => !best.tokens.includes(token))
  }
  return found.toSorted((one, other) => one.at - other.at).map(({ text, means }) => ({ text, means }))
}

/** English words that seldom make the difference. */
const small = new Set(
  'a an the is are am was were be been to of in on at for with and or it this that there do does did i you he she we they my your'.split(
    ' ',
  ),
)

/** A full stop would stand inside the line. */
const unstopped = (text: string) => text.replace(/\.$/u, '')

const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []

/** The words that the right option alone has. If it has none, the words that stand elsewhere in the other. */
function onlyInRight(right: readonly string[], chosen: readonly string[]): string[] {
  const only = right.filter((word) => !chosen.includes(word))
  return only.length > 0 ? only : right.filter((word, at) => chosen[at] !== word)
}
