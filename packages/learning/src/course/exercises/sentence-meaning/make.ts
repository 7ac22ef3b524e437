import { type Item, idOf, kindOf, type Skill } from '../../../practice/item.ts'
import type { CourseContent, CourseSentence, Grid } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { glossesOf, newWords } from '../options/sentence-targets.ts'
import { shuffled } from '../options/shuffled.ts'
import type { Choice, Taken, Target } from '../parts.ts'
import { oneOf, type World } from '../world.ts'
import type { SentenceMeaning } from './schema.ts'

/** What a certain sentence means by one of its grids, or one whose grid has the item, and in which one other word is new at most. */
export function makeSentenceMeaning(
  asked: Target,
  world: World,
  id?: string,
  nth?: number,
): SentenceMeaning | undefined {
  const { content, random } = world
  const by = asked.skill === 'hear' ? 'ear' : 'eye'
  const found = id === undefined ? sentenceWith(asked, world) : content.sentences.get(id)
  if (!found || (by === 'ear' && found.audio === undefined)) return undefined
  const { grids = [] } = found
  const grid = nth === undefined ? (grids.find((one) => hasItem(one, asked.item)) ?? grids[0]) : grids[nth]
  if (!grid) return undefined
  const targets = targetsOfGrid(grid, by === 'ear' ? 'hear' : 'read', asked.item)
  const options = shuffled(
    { text: found.english, means: found.text },
    wrongMeanings(grid, found, content),
    random,
  )
  return (
    options && {
      kind: 'sentence-meaning',
      targets,
      by,
      sentence: found.id,
      text: found.text,
      ...(found.audio !== undefined && { audio: found.audio }),
      glosses: glossesOf(
        found.pieces,
        targets,
        world,
        options.options.map(({ text }) => text),
      ),
      ...options,
    }
  )
}

const mostNew = 1

function sentenceWith(asked: Target, world: World): CourseSentence | undefined {
  const { content, random } = world
  const found = courseIndex(content)
    .sentences(asked.item)
    .flatMap((id) => content.sentences.get(id) ?? [])
    .filter(
      ({ grids = [], audio, pieces }) =>
        grids.some((grid) => hasItem(grid, asked.item)) &&
        (asked.skill !== 'hear' || audio !== undefined) &&
        newWords(pieces, asked, world) <= mostNew,
    )
  return oneOf(found, random)
}

const hasItem = ({ swaps }: Grid, item: Item) => swaps.some((swap) => swap.item === item)

/** What a grid needs, what it was made for first. */
function targetsOfGrid({ swaps }: Grid, bySkill: 'read' | 'hear', first?: Item): Target[] {
  const skillOf = (item: Item): Skill => (kindOf(item) === 'ending' ? 'understand' : bySkill)
  return swaps
    .map(({ item }) => ({ item, skill: skillOf(item) }))
    .toSorted((one, other) => Number(other.item === first) - Number(one.item === first))
}

/** The other three meanings, each with what who chooses it took for something else. */
export function wrongMeanings(
  { swaps, english }: Grid,
  sentence: Pick<CourseSentence, 'pieces'>,
  content: Pick<CourseContent, 'words' | 'endings'>,
): Choice[] {
  const [first, second] = swaps
  if (!first) return []
  const taken = ({ item, others }: Grid['swaps'][number], nth = 0): Taken => {
    const piece = sentence.pieces.find(({ items }) => items.includes(item))
    const other = others[nth]
    const taken = other && meaningOfItem(other, content)
    const means = piece?.gloss ?? content.words.get(idOf(item))?.means[0] ?? ''
    return { item, text: piece?.text ?? '', means, ...(taken && { for: taken }) }
  }
  const takes = second
    ? [[taken(first)], [taken(second)], [taken(first), taken(second)]]
    : english.map((_, at) => [taken(first, at)])
  return english.map((text, at) => ({ text, takes: takes[at] ?? [] }))
}

/** How an item is shown by itself, and what it means. */
function meaningOfItem(
  item: Item,
  { words, endings }: Pick<CourseContent, 'words' | 'endings'>,
): Taken['for'] {
  const word = words.get(idOf(item))
  if (kindOf(item) === 'word') return word && { text: word.word, means: word.means[0] ?? '' }
  const ending = endings.get(idOf(item))
  return ending && { text: ending.shown, means: ending.means.en, ml: ending.means.ml }
}
