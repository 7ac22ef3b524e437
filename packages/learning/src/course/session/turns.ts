import { type Item, kindOf, type Skill } from '../../practice/item.ts'
import { type ExerciseVariant, exerciseVariants } from '../exercises/exercise.ts'
import type { Target } from '../exercises/parts.ts'
import type { Turn } from './session.ts'
import type { Need } from './settings.ts'

/** What decides in which ways something can be asked. */
export type Possible = {
  cannot: readonly Need[]
  /** Whether a word has letters that are not taught yet. */
  latin: (item: Item) => boolean
}

/** What it takes besides to read the verdict and to go on, in seconds. */
export const toGoOn = 3

/** Exercises that ask for whole sentences, and those that ask for an ending on a word alone. */
const ofSentences: readonly Turn['kind'][] = [
  'sentence-meaning',
  'build-sentence',
  'say-sentence',
  'film-lines',
]
export const isSentence = ({ kind }: Pick<Turn, 'kind'>): boolean => ofSentences.includes(kind)
/** Whether a turn asks to say a whole sentence, or to type it where English is learnt. */
export const isSaid = ({ kind, sentence }: Pick<Turn, 'kind' | 'sentence'>): boolean =>
  kind === 'say-sentence' || (kind === 'type-english' && sentence !== undefined)

export const isLooseEnding = ({ kind, targets }: Pick<Turn, 'kind' | 'targets'>): boolean =>
  !isSentence({ kind }) && targets.some(({ item }) => kindOf(item) === 'ending')

/** Every variant in which something can be asked now, the easiest first. */
export function variantsOf({ item, skill }: Target, { cannot, latin }: Possible): ExerciseVariant[] {
  const reads = kindOf(item) !== 'word' || !latin(item)
  return exerciseVariants
    .filter((variant) => variant.of === kindOf(item) && variant.skill === skill)
    .filter((variant) => !cannot.some((need) => variant[need]))
    .filter(({ script }) => reads || !script)
    .toSorted((one, other) => one.hard - other.hard)
}

/** The variant of a kind for an item and a skill, if it can be asked now. */
export const variantOf = (kind: Turn['kind'], target: Target, possible: Possible) =>
  variantsOf(target, possible).find((variant) => variant.kind === kind && !variant.keyboard)

/** Of these variants, those that ask for one thing. */
export const single = (found: readonly ExerciseVariant[]): ExerciseVariant[] =>
  found.filter(({ needsContext }) => !needsContext)

/** A turn of a variant that asks for this. */
export function turnOf(
  variant: ExerciseVariant,
  stage: Turn['stage'],
  targets: readonly Target[],
  more: Partial<Turn> = {},
): Turn {
  const { kind, sound = false, speech = false, keyboard = false, seconds } = variant
  // What is known besides is not stored with the session.
  const asked = targets.map(({ item, skill }) => ({ item, skill }))
  return { kind, stage, targets: asked, shows: [], latin: false, sound, speech, keyboard, seconds, ...more }
}

/** The quickest turn that asks for this alone, of those the easiest, if there is one now. */
export function easiestTurn(target: Target, stage: Turn['stage'], possible: Possible): Turn | undefined {
  const [variant] = single(variantsOf(target, possible))
    .filter(({ keyboard }) => !keyboard)
    .toSorted((one, other) => one.seconds - other.seconds)
  return variant && turnOf(variant, stage, [target], { latin: possible.latin(target.item) })
}

/** By which skill something is recognised that could not be said, formed or written. */
const recognised: Partial<Record<Skill, Skill>> = { recall: 'read', form: 'understand', write: 'read' }

/** The turn by which something that was missed comes back: the easiest, and one to choose. */
export function returnOf({ item, skill }: Target, possible: Possible): Turn | undefined {
  return easiestTurn({ item, skill: recognised[skill] ?? skill }, 'miss', possible)
}

/** Turns in place of one that cannot be now: by eye what was to be heard. Of a sentence that was to be said, nothing. */
export function insteadOf(turn: Turn, possible: Possible): Turn[] {
  const cannot = (need: Need) => possible.cannot.includes(need)
  // It is read, and its lines are typed or built.
  if (turn.kind === 'scene' || turn.kind === 'scene-recall')
    return [{ ...turn, sound: turn.sound && !cannot('sound'), speech: turn.speech && !cannot('speech') }]
  const targets = turn.targets.map(
    ({ item, skill }): Target => ({ item, skill: skill === 'hear' ? 'read' : skill }),
  )
  // What was to begin by ear begins another day: by eye it lasts already.
  if (turn.stage === 'grow' && turn.targets.every(({ skill }) => skill === 'hear')) return []
  const group = turn.group === undefined ? {} : { group: turn.group }
  if (turn.kind === 'sentence-meaning') return [{ ...turn, targets, sound: false }]
  if (isSentence(turn)) return []
  const pairs = turn.kind === 'match-pairs' ? matching(targets, turn.stage, possible, turn.group) : undefined
  if (pairs) return [pairs]
  return targets.flatMap((target) => {
    const found = easiestTurn(target, turn.stage, possible)
    return found ? [{ ...found, ...group }] : []
  })
}

/** Other turns that ask for what a turn is for, the easiest first: one of them may take its place. */
export function otherTurns({ kind, stage, targets, group }: Turn, possible: Possible): Turn[] {
  const [target] = targets
  if (!target) return []
  // What was just introduced is asked in some way: an ending that no word here takes is at least understood.
  const isNewForm = stage === 'first' && target.skill === 'form'
  const asked = [target, ...(isNewForm ? [{ ...target, skill: 'understand' as const }] : [])]
  return asked.flatMap((one) =>
    single(variantsOf(one, possible))
      .filter((variant) => variant.kind !== kind && !variant.keyboard)
      .map((variant) =>
        turnOf(variant, stage, [one], {
          latin: possible.latin(target.item),
          ...(group !== undefined && { group }),
        }),
      ),
  )
}

/** Introduces new items of one kind, up to five: the first takes as long as one alone, the others are quicker. */
export function introduction(
  items: readonly Item[],
  group: number,
  latin: Possible['latin'],
): Turn | undefined {
  const [first] = items
  const variant = exerciseVariants.find(
    ({ kind, of }) => kind === 'introduce' && first && of === kindOf(first),
  )
  if (!variant) return undefined
  const seconds = variant.seconds + (items.length - 1) * 5
  return turnOf(variant, 'show', [], { shows: items, group, seconds, latin: items.some(latin) })
}

/** Matches two to five items of one kind. */
export function matching(
  targets: readonly Target[],
  stage: Turn['stage'],
  possible: Possible,
  group?: number,
): Turn | undefined {
  const [first] = targets
  const variant = first && variantOf('match-pairs', first, possible)
  if (!variant || targets.length < 2) return undefined
  const seconds = Math.round((variant.seconds * targets.length) / variant.items)
  const latin = targets.some(({ item }) => possible.latin(item))
  return turnOf(variant, stage, targets, { seconds, latin, ...(group !== undefined && { group }) })
}
