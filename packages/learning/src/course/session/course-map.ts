import { lettersIn } from '../../letters/letters-in.ts'
import { type Item, type ItemKind, idOf, idOfKind, kindOf } from '../../practice/item.ts'
import type { CourseContent, CourseSentence } from '../content.ts'
import { changesPronouns } from '../endings.ts'
import { wrongOptions } from '../exercises/sentence-meaning/wrong-options.ts'
import { itemsOf, type Path, type Unit, unitsOf } from '../path.ts'
import { type SceneOnPath, scenesOnPath } from '../scenes/on-path.ts'
import { soundsEnglish } from '../sounds-english.ts'
import { sentenceItem } from './sentence-item.ts'

/** A sentence, the name by which it is remembered, and what it carries: its words but for names, and its endings that are taught. */
export type Carrier = {
  id: string
  item: Item
  words: readonly Item[]
  endings: readonly Item[]
  /** Those of its endings by which a pronoun is another word there (എന്റെ): they are met before it is asked at all. */
  ofPronouns?: readonly Item[]
  /** What each of its grids needs. */
  grids: readonly (readonly Item[])[]
  /** What each wrong option of each grid says of what the grid needs, and what it says instead. */
  wrong?: readonly (readonly (readonly Item[])[])[]
  /** How many words it has. */
  size: number
  spoken: boolean
}

/** The course as a session looks at it. It is made once from the path and the content. */
export type CourseMap = {
  /** Each unit with what is new in it, and its sentences in its order. */
  units: readonly { unit: Unit; items: readonly Item[]; carriers: readonly Carrier[] }[]
  /** Whether there is content for an item: a saved word may be no entry, and a name is no word to learn. */
  has: (item: Item) => boolean
  /** The letters of a word, by their items. */
  lettersOf: (word: Item) => readonly Item[]
  /** Whether a word sounds as its English meaning does: who knows it has shown nothing of Malayalam. */
  soundsEnglish: (word: Item) => boolean
  /** The sentences and the film lines whose words are all explained. */
  sentences: readonly Carrier[]
  lines: readonly Carrier[]
  /** The scenes that are loaded, in the order of the path. */
  scenes: readonly SceneOnPath[]
}

export function courseMap(path: Path, content: CourseContent): CourseMap {
  const letters = lettersIn([...content.letters.values()])
  const lettersOf = new Map<Item, readonly Item[]>()
  const units = unitsOf(path)
  const taught = new Set<Item>(units.flatMap(itemsOf))
  const isName = (item: Item) => !taught.has(item) && wordOf(item, content)?.pos === 'name'
  const isPronoun = (item: Item) => wordOf(item, content)?.pos === 'pronoun'
  const sentences = carriersOf(content.sentences, { isName, isPronoun })
  const byId = new Map(sentences.map((carrier) => [carrier.id, carrier]))
  return {
    units: units.map((unit) => ({
      unit,
      items: itemsOf(unit),
      carriers: unit.sentences.flatMap((id) => byId.get(id) ?? []),
    })),
    has: (item) => {
      const kind = kindOf(item)
      return kind !== undefined && contentOf(kind, content)?.has(idOf(item)) === true && !isName(item)
    },
    lettersOf: (word) => {
      const known = lettersOf.get(word)
      if (known) return known
      const text = wordOf(word, content)?.word ?? ''
      const found = letters(text).ids.map((id): Item => `letter:${id}`)
      lettersOf.set(word, found)
      return found
    },
    soundsEnglish: (item) => {
      const word = wordOf(item, content)
      return word !== undefined && soundsEnglish(word)
    },
    sentences,
    lines: carriersOf(content.lines, { isName, isPronoun }),
    scenes: scenesOnPath(path, content),
  }
}

/** What is learnt of a kind. Sentences and scenes are only remembered. */
function contentOf(kind: ItemKind, content: CourseContent): ReadonlyMap<string, unknown> | undefined {
  switch (kind) {
    case 'letter':
      return content.letters
    case 'word':
      return content.words
    case 'ending':
      return content.endings
    case 'contrast':
      return content.contrasts
    case 'sentence':
    case 'english':
    case 'english-sentence':
    case 'scene':
      return undefined
  }
}

const wordOf = (item: Item, { words }: CourseContent) => words.get(idOfKind(item, 'word') ?? '')

function carriersOf(
  sentences: ReadonlyMap<string, Pick<CourseSentence, 'id' | 'pieces' | 'audio' | 'grids'>>,
  { isName, isPronoun }: Record<'isName' | 'isPronoun', (item: Item) => boolean>,
): Carrier[] {
  return [...sentences.values()]
    .filter(({ pieces }) => pieces.length > 1 && pieces.every(({ items }) => items.length > 0))
    .map(({ id, pieces, audio, grids = [] }) => {
      const items = [...new Set(pieces.flatMap((piece) => piece.items))]
      return {
        id,
        item: sentenceItem(id),
        words: items.filter((item) => item.startsWith('word:') && !isName(item)),
        endings: items.filter((item) => item.startsWith('ending:')),
        ofPronouns: pieces
          .filter((piece) => piece.items.some(isPronoun))
          .flatMap((piece) => piece.items.filter((item) => changesPronouns.has(idOf(item)))),
        grids: grids.map(({ swaps }) => swaps.map(({ item }) => item)),
        wrong: grids.map((grid) =>
          wrongOptions(grid).map((said) =>
            said.flatMap((item) => (item === null || isName(item) ? [] : [item])),
          ),
        ),
        size: pieces.length,
        spoken: audio !== undefined,
      }
    })
    .filter(({ words }) => words.length > 0)
}
