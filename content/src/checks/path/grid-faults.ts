import { synonyms } from '@app/coach'
import { stem, wordsInFull } from '@app/english'
import { sharesSense, synonymsIn } from '@app/learning/course'
import type { Item } from '@app/learning/practice'
import type { LexiconEntry } from '@app/learning/vocabulary'
import { isMalayalam } from '@app/malayalam'
import type { AuthoredGrid } from '../../authored/path-file.ts'
import { itemOfName } from '../../path/grids-of-path.ts'

/** What is taught up to a sentence, and what stood in the sentences up to it. */
type Taught = { words: ReadonlySet<string>; grammar: ReadonlySet<string>; seen: ReadonlyMap<string, unknown> }

type Known = { entries: ReadonlyMap<string, LexiconEntry>; endings: ReadonlySet<string> }

/** The sentence of a grid: its items, and its English. */
type Sentence = { english: string; items: readonly Item[] }

/**
 * A grid asks for what stands in its sentence and is taught, beside what could be there and was met; its three English
 * sentences are told from the sentence's own and from one another.
 */
export function gridFaults(
  { swap, english }: AuthoredGrid,
  sentence: Sentence,
  taught: Taught,
  known: Known,
): string[] {
  const swaps = Object.entries(swap).flatMap(([own, others]) =>
    [others].flat().map((other) => ({ own, other })),
  )
  return [
    ...Object.keys(swap).flatMap((own) => ownFaults(own, sentence, taught, known)),
    ...swaps.flatMap(({ own, other }) => otherFaults(own, other, taught, known)),
    ...englishFaults(sentence.english, english),
  ]
}

/** What is swapped is asked for: it stands in the sentence, it is no name, and it is taught by then. */
function ownFaults(own: string, { items }: Sentence, taught: Taught, { entries }: Known): string[] {
  const item = itemOfName(own)
  if (item === undefined || !items.includes(item)) return [`"${own}" does not stand in the sentence.`]
  if (entries.get(own)?.pos === 'name') return [`The name "${own}" is no word to ask for.`]
  const id = own.replace(/^ending:/, '')
  return taught.words.has(id) || taught.grammar.has(id) ? [] : [`"${own}" is not taught yet.`]
}

/** What it could be taken for was met by then, and means something else. */
function otherFaults(own: string, other: string, taught: Taught, known: Known): string[] {
  const item = itemOfName(other)
  const isEnding = own.startsWith('ending:')
  if (item === undefined) return isEnding ? [] : ['Only an ending may be taken for none.']
  if (isEnding !== other.startsWith('ending:')) return [`"${other}" cannot stand in the place of "${own}".`]
  if (own === other) return [`"${own}" is swapped for itself.`]
  if (isEnding) {
    const id = other.replace(/^ending:/, '')
    if (!known.endings.has(id)) return [`There is no ending "${id}".`]
    return taught.grammar.has(id) || taught.seen.has(item) ? [] : [`"${other}" was not met yet.`]
  }
  const [one, two] = [known.entries.get(own), known.entries.get(other)]
  if (!two) return [`There is no word "${other}".`]
  return [
    ...(taught.words.has(other) || two.pos === 'name' ? [] : [`The word "${other}" is not taught yet.`]),
    ...(one && sharesSense(one, two) ? [`"${own}" and "${other}" may mean the same.`] : []),
  ]
}

function englishFaults(right: string, wrong: readonly string[]): string[] {
  const all = [right, ...wrong]
  return wrong.flatMap((text, at) => [
    ...(isMalayalam(text) || !/[a-z]/i.test(text) ? [`"${text}" is not English.`] : []),
    ...(/^["“‘']?[A-Z0-9]/.test(text) ? [] : [`"${text}" does not begin with a capital.`]),
    ...(/[.!?…]["”’']?$/.test(text) ? [] : [`"${text}" has no mark at its end.`]),
    ...all
      .slice(0, at + 1)
      .filter((other) => saysTheSame(other, text))
      .map((other) => `"${text}" may be taken for "${other}".`),
  ])
}

const areSynonyms = synonymsIn(synonyms)

/** Whether two sentences have the same words, or others of the same meaning, and both ask or both tell. */
function saysTheSame(one: string, other: string): boolean {
  const [a, b] = [wordsInFull(one), wordsInFull(other)]
  return (
    a.length === b.length &&
    one.includes('?') === other.includes('?') &&
    a.every((word, at) => word === b[at] || isSynonym(word, b[at] ?? ''))
  )
}

/** Two forms of one word (go, went) say different things. */
const isSynonym = (one: string, other: string) =>
  stem(one) !== stem(other) && areSynonyms(stem(one), stem(other))
