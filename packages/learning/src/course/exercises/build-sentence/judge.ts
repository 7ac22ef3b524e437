import { type Item, kindOf } from '../../../practice/item.ts'
import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import { joinTiles } from './join-tiles.ts'
import { judgeOrder } from './order.ts'
import type { BuildSentence, BuiltWord, Clause } from './schema.ts'

type Word = Pick<BuiltWord, 'text' | 'items'>

/**
 * Every good order of the right words is right. A wrong order alone blames no word; a word that is missing is
 * blamed, or only its ending where another form of it was taken.
 */
export function judgeBuildSentence(exercise: BuildSentence, answer: Answer): Result {
  const { kind, targets, words, clauses, text } = exercise
  if (answer.type === 'unknown') return unknownAnswer(targets)
  if (answer.type !== 'built') return misfit(answer, kind)
  const built = joinTiles(answer.tiles, exercise)
  const wanted = clauses
    .flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.words))
    .flatMap((at) => words[at] ?? [])
  const missing = without(wanted, built)
  const extra = without(built, wanted)
  const wordOf = (at: number) => words[at]?.text ?? ''
  const texts = built.map(({ text }) => text)
  const spare =
    extra.length === 0 && exercise.by === 'eye' ? understoodIn(clauses, missing, words) : undefined
  const rest = spare && judgeOrder(texts, spare, wordOf)
  if (rest === 'usual' || rest === 'also' || rest === 'speech') {
    const [left] = missing
    const shown = targets.filter(
      ({ item }) => !left?.items.includes(item) || built.some(({ items }) => items.includes(item)),
    )
    return rightAnswer(shown, { type: 'other-order', way: 'without', usual: text, without: left?.text ?? '' })
  }
  if (missing.length > 0 || extra.length > 0)
    return wrongAnswer(
      targets,
      missing.flatMap((word) => blamedFor(word, extra)),
      { type: 'tiles', missing: missing.map(({ text }) => text), extra: extra.map(({ text }) => text) },
    )
  const judged = judgeOrder(texts, clauses, wordOf)
  switch (judged) {
    case 'usual':
      return rightAnswer(targets)
    case 'also':
    case 'speech':
      return rightAnswer(targets, { type: 'other-order', way: judged, usual: text })
    default:
      return wrongAnswer(targets, mixedUp(built, wanted, clauses), { type: 'order', rule: judged })
  }
}

/**
 * Two words of different clauses that stand in each other's place were taken for one another, or their endings, if it
 * is one word twice.
 */
function mixedUp(built: readonly Word[], wanted: readonly Word[], clauses: readonly Clause[]): Item[] {
  const clauseOf = clauses.flatMap(({ phrases }, clause) =>
    phrases.flatMap(({ words }) => words.map(() => clause)),
  )
  const moved = wanted.flatMap((word, at) => (word.text === built[at]?.text ? [] : [{ word, at }]))
  const [one, other, ...more] = moved
  // Side by side, it may have been their order alone that was not known.
  if (!one || !other || more.length > 0 || other.at - one.at < 2) return []
  if (clauseOf[one.at] === clauseOf[other.at]) return []
  return [...blamedFor(one.word, [other.word]), ...blamedFor(other.word, [one.word])]
}

/** The clauses without the one pronoun that was left out, if it is understood and enough is left to say something. */
function understoodIn(
  clauses: readonly Clause[],
  missing: readonly Word[],
  words: readonly Word[],
): readonly Clause[] | undefined {
  const [left, ...more] = missing
  const phrases = clauses.flatMap((clause) => clause.phrases)
  const spare = phrases.find(
    ({ words: own, mark }) =>
      mark === 'understood' && own.length === 1 && words[own[0] ?? -1]?.text === left?.text,
  )
  const count = phrases.flatMap((phrase) => phrase.words).length
  if (!left || more.length > 0 || !spare || count - 1 < fewestLeft) return undefined
  return clauses.map((clause) => ({
    ...clause,
    phrases: clause.phrases.filter((phrase) => phrase !== spare),
  }))
}

/** Two words say something without their subject; a verb alone is not the sentence that was asked for. */
const fewestLeft = 2

/** The words that are in the first row and not in the other, by their texts. */
function without(words: readonly Word[], others: readonly Word[]): Word[] {
  const left = others.map(({ text }) => text)
  return words.filter(({ text }) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** What was not known of a missing word: its ending, if the same word was taken with another one. */
function blamedFor({ items }: Word, extra: readonly Word[]) {
  const words = items.filter((item) => kindOf(item) === 'word')
  const endings = items.filter((item) => kindOf(item) === 'ending')
  const same = extra.find((tile) => words.length > 0 && words.every((word) => tile.items.includes(word)))
  if (!same) return words.length > 0 ? words : items
  const lost = endings.filter((ending) => !same.items.includes(ending))
  return lost.length > 0 ? lost : endings.length > 0 ? endings : words
}
