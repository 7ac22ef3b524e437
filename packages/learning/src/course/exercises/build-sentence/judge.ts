import { kindOf } from '../../../practice/item.ts'
import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import { wrongOrder } from './order.ts'
import type { BuildSentence, Tile } from './schema.ts'

/**
 * Every good order of the right words is right. A wrong order alone blames no word; a word that is missing is
 * blamed, or only its ending where another form of it was taken.
 */
export function judgeBuildSentence(exercise: BuildSentence, answer: Answer): Result {
  const { kind, asks, tiles, clauses } = exercise
  if (answer.type === 'unknown') return unknownAnswer(asks)
  if (answer.type !== 'built') return misfit(answer, kind)
  const built = answer.tiles.flatMap((at) => tiles[at] ?? [])
  const wanted = clauses
    .flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.tiles))
    .flatMap((at) => tiles[at] ?? [])
  const missing = without(wanted, built)
  const extra = without(built, wanted)
  if (missing.length > 0 || extra.length > 0)
    return wrongAnswer(
      asks,
      missing.flatMap((tile) => blamedFor(tile, extra)),
      { type: 'tiles', missing: missing.map(({ text }) => text), extra: extra.map(({ text }) => text) },
    )
  const rule = wrongOrder(
    built.map(({ text }) => text),
    clauses,
    (at) => tiles[at]?.text ?? '',
  )
  return rule ? wrongAnswer(asks, [], { type: 'order', rule }) : rightAnswer(asks)
}

/** The tiles that are in the first row and not in the other, by their texts. */
function without(tiles: readonly Tile[], others: readonly Tile[]): Tile[] {
  const left = others.map(({ text }) => text)
  return tiles.filter(({ text }) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** What was not known of a missing word: its ending, if the same word was taken with another one. */
function blamedFor({ items }: Tile, extra: readonly Tile[]) {
  const words = items.filter((item) => kindOf(item) === 'word')
  const endings = items.filter((item) => kindOf(item) === 'ending')
  const same = extra.find((tile) => words.length > 0 && words.every((word) => tile.items.includes(word)))
  if (!same) return words.length > 0 ? words : items
  const lost = endings.filter((ending) => !same.items.includes(ending))
  return lost.length > 0 ? lost : endings.length > 0 ? endings : words
}
