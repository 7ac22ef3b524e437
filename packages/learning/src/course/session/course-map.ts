import { lettersIn } from '../../letters/letters-in.ts'
import type { Item } from '../../practice/item.ts'
import type { CourseContent, CourseSentence } from '../content.ts'
import { itemsOf, type Path, type Unit, unitsOf } from '../path.ts'

/** A sentence with what it carries: its words, and its endings that are taught. */
export type Carrier = { id: string; words: readonly Item[]; endings: readonly Item[] }

/** The course as a session looks at it. It is made once from the path and the content. */
export type CourseMap = {
  units: readonly { unit: Unit; items: readonly Item[]; carriers: readonly Carrier[] }[]
  /** Whether there is content for an item: a saved word may be no entry. */
  has: (item: Item) => boolean
  /** The letters of a word, by their items. */
  lettersOf: (word: Item) => readonly Item[]
  /** The sentences and the film lines whose words are all explained. */
  sentences: readonly Carrier[]
  lines: readonly Carrier[]
}

export function courseMap(path: Path, content: CourseContent): CourseMap {
  const letters = lettersIn([...content.letters.values()])
  const lettersOf = new Map<Item, readonly Item[]>()
  const sentences = carriersOf(content.sentences)
  const byId = new Map(sentences.map((carrier) => [carrier.id, carrier]))
  return {
    units: unitsOf(path).map((unit) => ({
      unit,
      items: itemsOf(unit),
      carriers: unit.sentences.flatMap((id) => byId.get(id) ?? []),
    })),
    has: (item) => {
      const id = item.slice(item.indexOf(':') + 1)
      return [content.letters, content.words, content.endings, content.contrasts].some((of) => of.has(id))
    },
    lettersOf: (word) => {
      const known = lettersOf.get(word)
      if (known) return known
      const text = content.words.get(word.slice('word:'.length))?.word ?? ''
      const found = letters(text).ids.map((id): Item => `letter:${id}`)
      lettersOf.set(word, found)
      return found
    },
    sentences,
    lines: carriersOf(content.lines),
  }
}

function carriersOf(sentences: ReadonlyMap<string, Pick<CourseSentence, 'id' | 'pieces'>>): Carrier[] {
  return [...sentences.values()]
    .filter(({ pieces }) => pieces.length > 1 && pieces.every(({ items }) => items.length > 0))
    .map(({ id, pieces }) => {
      const items = [...new Set(pieces.flatMap((piece) => piece.items))]
      return {
        id,
        words: items.filter((item) => item.startsWith('word:')),
        endings: items.filter((item) => item.startsWith('ending:')),
      }
    })
}
