import { type Item, idOf, kindOf } from '../../../practice/item.ts'
import type { CourseSentence } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { glossesOf, newWords } from '../options/sentence-targets.ts'
import type { Target } from '../parts.ts'
import { oneOf, type World } from '../world.ts'
import type { SaidPart, SaySentence } from './schema.ts'

/** A certain sentence, or one with the item in which no other word is new. All that is asked for stands in it. */
export function makeSaySentence(
  targets: readonly Target[],
  world: World,
  id?: string,
): SaySentence | undefined {
  const { content } = world
  const [first] = targets
  const found = first && (id === undefined ? sentenceWith(first, world) : content.sentences.get(id))
  if (!first || !found || found.pieces.length < fewestWords) return undefined
  const said = new Set(found.pieces.flatMap(({ items }) => items))
  const asked = targets.filter(({ item }) => said.has(item))
  if (asked[0] !== first) return undefined
  return {
    kind: 'say-sentence',
    targets: asked,
    sentence: found.id,
    text: found.text,
    english: found.english,
    ...(found.audio !== undefined && { audio: found.audio }),
    parts: partsOf(found, new Set(asked.map(({ item }) => item)), world),
    glosses: glossesOf(found.pieces, asked, world),
  }
}

const fewestWords = 2

function sentenceWith(asked: Target, world: World): CourseSentence | undefined {
  const found = courseIndex(world.content)
    .sentences(asked.item)
    .flatMap((id) => world.content.sentences.get(id) ?? [])
    .filter(({ pieces }) => pieces.length >= fewestWords && newWords(pieces, asked, world) === 0)
  return oneOf(found, world.random)
}

/** The words and endings that are asked for, each where it first stands. */
function partsOf({ pieces }: CourseSentence, asked: ReadonlySet<Item>, { content }: World): SaidPart[] {
  const parts = new Map<Item, SaidPart>()
  for (const { text, items, entry, gloss, endings } of pieces)
    for (const item of items) {
      if (!asked.has(item) || parts.has(item)) continue
      const word = content.words.get(entry ?? '')
      if (kindOf(item) === 'ending') {
        // Only the last ending of a word can be seen at its end.
        const isLast = endings.at(-1) === idOf(item)
        const seen = isLast && word ? courseIndex(content).endingIn(text, word) : undefined
        const shown = seen ?? content.endings.get(idOf(item))?.shown
        parts.set(item, { item, text: shown ?? '' })
      } else {
        const own = content.words.get(idOf(item))
        // A gloss says what the form means as a whole.
        const [said, means] = items.length === 1 || !own ? [text, gloss] : [own.word, own.means[0]]
        parts.set(item, { item, text: said, ...(means && { means }) })
      }
    }
  return [...parts.values()]
}
