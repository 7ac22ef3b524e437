import { type Item, kindOf } from '../../practice/item.ts'
import { type Way, ways } from '../exercises/exercise.ts'
import type { Asked } from '../exercises/parts.ts'
import type { Turn } from './session.ts'
import type { Need } from './settings.ts'

/** What decides in which ways something can be asked. */
export type Possible = {
  cannot: readonly Need[]
  /** Whether a word has letters that are not taught yet. */
  latin: (item: Item) => boolean
}

/** Exercises that ask for whole sentences, and those that ask for an ending on a word alone. */
const ofSentences: readonly Turn['kind'][] = ['sentence-meaning', 'build-sentence', 'film-lines']
export const isSentence = ({ kind }: Pick<Turn, 'kind'>): boolean => ofSentences.includes(kind)
export const isLooseEnding = ({ kind, asks }: Pick<Turn, 'kind' | 'asks'>): boolean =>
  !isSentence({ kind }) && asks.some(({ item }) => kindOf(item) === 'ending')

/** Every way in which something can be asked now, the easiest first. */
export function waysOf({ item, skill }: Asked, { cannot, latin }: Possible): Way[] {
  const reads = kindOf(item) !== 'word' || !latin(item)
  return ways
    .filter((way) => way.of === kindOf(item) && way.skill === skill)
    .filter((way) => !cannot.some((need) => way[need]))
    .filter(({ script }) => reads || !script)
    .toSorted((one, other) => one.hard - other.hard)
}

/** Of these ways, those that ask for one thing. */
const single = (found: readonly Way[]): Way[] => found.filter(({ joint }) => !joint)

/** A turn of a way that asks for this. */
export function turnOf(
  way: Way,
  stage: Turn['stage'],
  asks: readonly Asked[],
  more: Partial<Turn> = {},
): Turn {
  const { kind, sound = false, speech = false, keyboard = false, seconds } = way
  // What is known besides is not stored with the session.
  const asked = asks.map(({ item, skill }) => ({ item, skill }))
  return { kind, stage, asks: asked, shows: [], latin: false, sound, speech, keyboard, seconds, ...more }
}

/** The quickest turn that asks for this alone, of those the easiest, if there is one now. */
export function easiestTurn(ask: Asked, stage: Turn['stage'], possible: Possible): Turn | undefined {
  const [way] = single(waysOf(ask, possible)).toSorted((one, other) => one.seconds - other.seconds)
  return way && turnOf(way, stage, [ask], { latin: possible.latin(ask.item) })
}

/** Other turns that ask for what a turn is for, the easiest first: one of them may take its place. */
export function otherTurns({ kind, stage, asks, group }: Turn, possible: Possible): Turn[] {
  const [ask] = asks
  if (!ask) return []
  return single(waysOf(ask, possible))
    .filter((way) => way.kind !== kind)
    .map((way) =>
      turnOf(way, stage, [ask], { latin: possible.latin(ask.item), ...(group !== undefined && { group }) }),
    )
}

/** Introduces new items of one kind, up to five: the first takes as long as one alone, the others are quicker. */
export function introduction(
  items: readonly Item[],
  group: number,
  latin: Possible['latin'],
): Turn | undefined {
  const [first] = items
  const way = ways.find(({ kind, of }) => kind === 'introduce' && first && of === kindOf(first))
  if (!way) return undefined
  const seconds = way.seconds + (items.length - 1) * 5
  return turnOf(way, 'show', [], { shows: items, group, seconds, latin: items.some(latin) })
}

/** Matches two to five items of one kind. */
export function matching(
  asks: readonly Asked[],
  stage: Turn['stage'],
  possible: Possible,
  group?: number,
): Turn | undefined {
  const [first] = asks
  const way = first && waysOf(first, possible).find(({ kind }) => kind === 'match-pairs')
  if (!way || asks.length < 2) return undefined
  const seconds = Math.round((way.seconds * asks.length) / way.items)
  const latin = asks.some(({ item }) => possible.latin(item))
  return turnOf(way, stage, asks, { seconds, latin, ...(group !== undefined && { group }) })
}
