import { wordsInFull } from '@app/english'
import { type Item, idOf, kindOf, type Skill } from '../../../practice/item.ts'
import { mostObservations } from '../../../practice/practice.ts'
import type { CourseContent, SentencePiece } from '../../content.ts'
import type { Target, Told } from '../parts.ts'
import { isLearnt, type World } from '../world.ts'

/**
 * What a sentence asks for: its words (by eye or ear) and its endings, each once, what it was made for first. A name
 * (Meera) is no word to learn.
 */
export function targetsOf(
  pieces: readonly SentencePiece[],
  asked: Target | undefined,
  bySkill: 'read' | 'hear',
  { words }: Pick<CourseContent, 'words'>,
): Target[] {
  const items = new Set([...(asked ? [asked.item] : []), ...pieces.flatMap((piece) => piece.items)])
  return [...items].slice(0, mostObservations).flatMap((item): Target[] => {
    if (item === asked?.item) return [asked]
    if (words.get(idOf(item))?.pos === 'name') return []
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
export const learntTargets = (targets: readonly Target[], world: World): Target[] =>
  targets.filter(({ item }, at) => at === 0 || isLearnt(world, item))

/** The words of a sentence that are neither learnt nor asked for, nor names. */
export const newWords = (pieces: readonly SentencePiece[], asked: Target, world: World): number =>
  new Set(
    pieces
      .flatMap((piece) => piece.items)
      .filter(
        (item) =>
          item !== asked.item &&
          kindOf(item) === 'word' &&
          world.content.words.get(idOf(item))?.pos !== 'name' &&
          !isLearnt(world, item),
      ),
  ).size

/**
 * What the words mean that are neither learnt nor asked for: names too, as they are first met here. Nothing is told
 * that the answer is to show, nor what rules out one of the options in English.
 */
export const glossesOf = (
  pieces: readonly SentencePiece[],
  asked: readonly Target[],
  world: World,
  options: readonly string[] = [],
) =>
  pieces.flatMap(({ text, items, gloss }) => {
    const word = items.find((item) => kindOf(item) === 'word')
    if (word === undefined || asked.some(({ item }) => item === word) || isLearnt(world, word)) return []
    const own = world.content.words.get(idOf(word))
    const [means] = own?.means ?? []
    // What the form means would tell of an ending that is asked for: only the word is told.
    if (own && asked.some(({ item }) => items.includes(item)))
      return means === undefined ? [] : [{ text: own.word, means }]
    if (gloss !== undefined && !tellsApart(gloss, options)) return [{ text, means: gloss }]
    return own && means !== undefined && !tellsApart(means, options) ? [{ text: own.word, means }] : []
  })

/** Whether a word of a meaning stands in some of the options and not in others: "am Meera" beside "This is Meera.". */
function tellsApart(means: string, options: readonly string[]): boolean {
  const said = options.map((option) => new Set(wordsInFull(option)))
  return wordsInFull(means).some(
    (word) => said.some((one) => one.has(word)) && !said.every((one) => one.has(word)),
  )
}

/** All words and endings of a sentence. */
export const saidIn = (pieces: readonly SentencePiece[]): Item[] => [
  ...new Set(pieces.flatMap(({ items }) => items)),
]

/** What the asked words and endings mean, here and elsewhere. */
export const toldOf = (
  targets: readonly Target[],
  pieces: readonly SentencePiece[],
  content: Pick<CourseContent, 'words'>,
): Told =>
  targets.map(({ item }) => ({
    item,
    means: meansOf(item, pieces, content),
    in: pieces.filter(({ items }) => items.includes(item)).map(({ text }) => text),
  }))

function meansOf(
  item: Item,
  pieces: readonly SentencePiece[],
  { words }: Pick<CourseContent, 'words'>,
): readonly string[] {
  if (kindOf(item) === 'ending') return saidInEnglish[idOf(item)] ?? []
  const glosses = pieces.flatMap((piece) => (piece.items[0] === item && piece.gloss ? [piece.gloss] : []))
  return [...glosses, ...(words.get(idOf(item))?.means ?? [])]
}

const not = ['not', 'no', 'never']

/** Endings that English says by a word of its own. */
const saidInEnglish: Readonly<Record<string, readonly string[]>> = {
  ...{ presentNegative: not, pastNegative: not, futureNegative: not, perfectNegative: not },
  ...{ isNot: not, lacks: not, mustNot: not, needNot: not, pleaseDont: not },
  ...{ must: ['must', 'should', 'have', 'need', 'want'], may: ['may', 'can', 'could', 'will', 'shall'] },
  ...{ than: ['than'], about: ['about'], ablative: ['from'], together: ['with'], like: ['like'] },
  ...{ until: ['until'], since: ['since', 'from'], when: ['when'], whenPast: ['when'], ifPast: ['if'] },
  ...{ evenIf: ['even'], without: ['without'], after: ['after'], future: ['will'], and: ['and', 'too'] },
}
