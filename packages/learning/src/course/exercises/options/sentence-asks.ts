import type { Item, Skill } from '../../../practice/item.ts'
import { kindOf } from '../../../practice/item.ts'
import { mostLooks } from '../../../practice/practice.ts'
import type { CourseContent, SentencePiece } from '../../content.ts'
import type { Asked, Told } from '../parts.ts'
import { idOf, isLearnt, type World } from '../world.ts'

/**
 * What a sentence asks for: its words (by eye or ear) and its endings, each once, what it was made for first.
 */
export function asksOf(
  pieces: readonly SentencePiece[],
  asked: Asked | undefined,
  bySkill: 'read' | 'hear',
): Asked[] {
  const items = new Set([...(asked ? [asked.item] : []), ...pieces.flatMap((piece) => piece.items)])
  return [...items].slice(0, mostLooks).flatMap((item): Asked[] => {
    if (item === asked?.item) return [asked]
    const skill = skillOf(item, bySkill)
    return skill ? [{ item, skill }] : []
  })
}

function skillOf(item: Item, bySkill: 'read' | 'hear'): Skill | undefined {
  switch (kindOf(item)) {
    case 'word':
      return bySkill
    case 'ending':
      return 'understand'
    case 'letter':
      return bySkill
    default:
      return undefined
  }
}

/**
 * The same without what is not learnt yet: whoever chose the right meaning of a sentence may have done without
 * it.
 */
export const learntAsks = (asks: readonly Asked[], world: World): Asked[] =>
  asks.filter(({ item }, at) => at === 0 || isLearnt(world, item))

/** The words of a sentence that are neither learnt nor asked for. */
export const newWords = (pieces: readonly SentencePiece[], asked: Asked, world: World): number =>
  new Set(
    pieces
      .flatMap((piece) => piece.items)
      .filter((item) => item !== asked.item && kindOf(item) === 'word' && !isLearnt(world, item)),
  ).size

/** What the asked words mean, here and elsewhere. */
export const toldOf = (
  asks: readonly Asked[],
  pieces: readonly SentencePiece[],
  content: CourseContent,
): Told =>
  asks.map(({ item }) => ({
    item,
    means: [
      ...pieces.flatMap((piece) => (piece.items.includes(item) && piece.gloss ? [piece.gloss] : [])),
      ...(kindOf(item) === 'word' ? (content.words.get(idOf(item))?.means ?? []) : []),
    ],
  }))
