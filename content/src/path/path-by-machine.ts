import {
  type CourseContent,
  type CourseSentence,
  type Path,
  type SentencePiece,
  type Unit,
  unitLimits,
} from '@app/learning/course'
import { lettersIn } from '@app/learning/letters'
import type { Item } from '@app/learning/practice'

/** As many as the written path will have. */
const stretches = 10
const unitsInStretch = 6
const wordsInUnit = 7
const mostLetters = 90
/** Every fourth unit has a pair of sounds instead of an ending. */
const contrastEvery = 4

/**
 * A path made without an author: letters by their use, words by what they open in films and topics, endings
 * by their use in sentences. It measures the engine before a path is written, and shows what to choose from.
 */
export function pathByMachine(content: CourseContent): Path {
  const spoken = [...content.lines.values(), ...content.questions.values(), ...content.sentences.values()]
  const words = wordsByWhatTheyOpen(content)
  const letters = lettersByUse(words, content)
  const endings = byUse(countOf(spoken, 'ending:'))
  const contrasts = [...content.contrasts.keys()]
  const sentences = sentencesFor(words, content)

  const units = Array.from({ length: stretches * unitsInStretch }, (_, at): Unit => {
    const isContrast = at % contrastEvery === contrastEvery - 1
    const item: Item | undefined = isContrast
      ? named('contrast', contrasts[Math.floor(at / contrastEvery)])
      : named('ending', endings[at - Math.floor(at / contrastEvery)])
    const title = { en: `Unit ${at + 1}`, ml: `പാഠം ${at + 1}` }
    return {
      ...{ id: `unit-${at + 1}`, title, canDo: title, topics: [], films: [], read: [] },
      letters: letters.slice(at * unitLimits.letters, (at + 1) * unitLimits.letters),
      words: words.slice(at * wordsInUnit, (at + 1) * wordsInUnit),
      ...(item && { grammar: { item, note: title, examples: [] } }),
      sentences: sentences[at] ?? [],
    }
  })
  return {
    stretches: Array.from({ length: stretches }, (_, at) => ({
      id: `stretch-${at + 1}`,
      title: { en: `Stretch ${at + 1}`, ml: `ഭാഗം ${at + 1}` },
      units: units.slice(at * unitsInStretch, (at + 1) * unitsInStretch),
    })),
  }
}

const named = (kind: 'contrast' | 'ending', id: string | undefined): Item | undefined =>
  id === undefined ? undefined : `${kind}:${id}`

/** How often each item of a kind stands in these texts, by its id. */
function countOf(texts: readonly { pieces: readonly SentencePiece[] }[], kind: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { pieces } of texts)
    for (const item of pieces.flatMap(({ items }) => items))
      if (item.startsWith(kind)) {
        const id = item.slice(kind.length)
        counts.set(id, (counts.get(id) ?? 0) + 1)
      }
  return counts
}

const byUse = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].toSorted(([, one], [, other]) => other - one).map(([id]) => id)

/** The letters of the words, those of more words and of earlier words first. */
function lettersByUse(words: readonly string[], content: CourseContent): string[] {
  const read = lettersIn([...content.letters.values()])
  const uses = new Map<string, number>()
  for (const [at, word] of words.entries())
    for (const id of read(content.words.get(word)?.word ?? '').ids)
      uses.set(id, (uses.get(id) ?? 0) + 1 / (1 + at / 50))
  const rest = [...content.letters.keys()].filter((id) => !uses.has(id))
  return [...byUse(uses), ...rest].slice(0, mostLetters)
}

/** What a word opens counts so much, in films, in topics and in other sentences. */
const worth = { lines: 3, questions: 2, sentences: 1 } as const

/**
 * The words in the order in which they open most: a text that has one unknown word left counts whole, one that
 * has two a quarter, and so on.
 */
function wordsByWhatTheyOpen(content: CourseContent): string[] {
  const texts = (['lines', 'questions', 'sentences'] as const).flatMap((of) =>
    [...content[of].values()].map(({ pieces }) => ({ worth: worth[of], left: new Set(wordsOf({ pieces })) })),
  )
  const textsOf = new Map<string, (typeof texts)[number][]>()
  for (const text of texts)
    for (const word of text.left) textsOf.set(word, [...(textsOf.get(word) ?? []), text])
  const opens = (word: string) =>
    (textsOf.get(word) ?? []).reduce((sum, { worth, left }) => sum + worth / left.size ** 2, 0)
  const values = new Map(
    [...textsOf.keys()].filter((word) => word !== unexplained).map((word) => [word, opens(word)]),
  )
  const chosen: string[] = []
  while (chosen.length < stretches * unitsInStretch * wordsInUnit && values.size > 0) {
    const [best = ''] = [...values].reduce((one, other) => (other[1] > one[1] ? other : one))
    values.delete(best)
    chosen.push(best.slice('word:'.length))
    const changed = textsOf.get(best) ?? []
    for (const { left } of changed) left.delete(best)
    for (const word of new Set(changed.flatMap(({ left }) => [...left])))
      if (values.has(word)) values.set(word, opens(word))
  }
  return chosen
}

/** The sentences of each unit: of the words up to there only, and with a word of the unit. */
function sentencesFor(words: readonly string[], content: CourseContent): string[][] {
  const place = new Map(words.map((id, at) => [`word:${id}`, Math.floor(at / wordsInUnit)]))
  const sentences: string[][] = []
  for (const sentence of content.sentences.values()) {
    const unit = Math.max(...wordsOf(sentence).map((item) => place.get(item) ?? Number.POSITIVE_INFINITY))
    const chosen = sentences[unit] ?? []
    if (sentence.pieces.length < 2 || !Number.isInteger(unit) || chosen.length >= unitLimits.sentences.most)
      continue
    sentences[unit] = [...chosen, sentence.id]
  }
  return sentences
}

const unexplained = '?'

/** The words of a text, by their items. */
const wordsOf = ({ pieces }: Pick<CourseSentence, 'pieces'>): string[] =>
  pieces.flatMap(({ items }) =>
    items.length > 0 ? items.filter((item) => item.startsWith('word:')) : [unexplained],
  )
