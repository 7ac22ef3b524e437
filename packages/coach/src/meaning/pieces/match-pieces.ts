import { stem } from '@app/malayalam/find'
import { english } from '../data.ts'
import { isPronoun, sameSense } from '../english/content-words.ts'
import type { Piece, Pieces } from './piece.ts'

/** A piece with everything that it may belong to: of “I want to go”, “I” belongs to both. */
type Place = {
  piece: Piece
  part: string
  /** Nothing where it belongs to nothing that is said. */
  owners: readonly string[]
  /** What it belongs to is only “is” or “have”, which Malayalam says with other words, or not at all. */
  open: boolean
}

/**
 * Whether two texts say the same of every piece that both name: each piece of either has a counterpart in the
 * other, with the same part and beside the same act. Whether the words are all there is known before. What
 * was not compared so is not praised.
 */
export function agrees(said: Pieces, guess: Pieces): boolean {
  const [own, given] = [placesOf(said), placesOf(guess)]
  return (
    own.every((place) => hasCounterpart(place, given, own) || isMeantBy(place, given, own)) &&
    given.every(
      (place) => hasCounterpart(place, own, given) || mayAdd(place, own) || isNamedAgain(place, given, own),
    )
  )
}

const alikeIn = (places: readonly Place[], place: Place) =>
  places.filter(({ piece }) => sameSense(piece.stem, place.piece.stem))

/** What the other text does not name at all, it says with another word: those are compared as words. */
function hasCounterpart(place: Place, others: readonly Place[], places: readonly Place[]): boolean {
  const alike = alikeIn(others, place)
  return alike.length === 0 || alike.some((other) => fits(place, other, others, places))
}

/** “She is crying because mum scolded her”: the person stands in a place that is hers, and once more. */
const isNamedAgain = (place: Place, given: readonly Place[], own: readonly Place[]) =>
  isPronoun(place.piece.stem) &&
  alikeIn(given, place).some(
    (one) => one !== place && alikeIn(own, one).some((other) => fits(one, other, own, given)),
  )

/** They say little themselves: what stands beside them tells what is meant. */
const openActs = new Set(['is', 'be', 'have', 'want', 'need', 'get', 'become', 'like', 'feel'].map(stem))

function placesOf(text: Pieces): Place[] {
  const { pieces, links } = text
  return pieces.flatMap((piece, at): Place[] => {
    if (piece.part === 'act' && piece.stem === stem('is')) return []
    if (piece.part === 'act') {
      const above = links.find(({ act, how }) => act === at && /^(?:to|ing)$/u.test(how))
      const aboveIt = pieces[above?.on ?? -1]
      const isUnsure = !piece.denied && aboveIt?.denied && aboveIt.stem === stem('is')
      const denied = isUnsure ? undefined : piece.denied || aboveIt?.denied || piece.denied
      const { denied: _, ...bare } = piece
      return [
        { piece: { ...bare, ...(denied !== undefined && { denied }) }, part: 'act', owners: [], open: false },
      ]
    }
    const head = pieces[piece.to ?? -1]
    const { part, to } = piece.part === 'like' && head && standIns.has(head.word) ? head : piece
    const acts =
      to === undefined
        ? []
        : sharing(text, to, part, !isPronoun(piece.stem) && !english.people.has(piece.stem))
    // “You are cold”: what is said of a thing belongs to the being too.
    const isSaid = part === 'like' && to !== undefined && to < at && head?.to !== undefined
    const around = isSaid && openActs.has(pieces[head.to ?? -1]?.stem ?? '') ? [head.to ?? -1] : []
    return [
      {
        piece,
        part: groupOf(part),
        owners: [...acts, ...around].flatMap((act) => namesOf(text, act)),
        open:
          around.length > 0 || acts.length === 0 || acts.some((act) => openActs.has(pieces[act]?.stem ?? '')),
      },
    ]
  })
}

/** “The little one”: what it is like names it. */
const standIns = new Set(['one', 'ones', 'man', 'woman', 'person', 'people', 'guy', 'boy', 'girl', 'fellow'])

/** What is done, and what else the same one does: “to go”, “having eaten”. */
function sharing({ pieces, links }: Pieces, at: number, part: string, isThing: boolean): number[] {
  if (pieces[at]?.part !== 'act') return [at]
  const isFree = (act: number) => !pieces.some((one) => one.to === act && one.part === 'who')
  const joins = (other: number) =>
    /^(?:who|thing)$/u.test(part) ? isFree(other) : isThing || !/^(?:whom|to|for|with)$/u.test(part)
  const others = links.flatMap(({ act, how, on }) => {
    const other = act === at ? on : on === at ? act : undefined
    if (other === undefined) return []
    return (joining.has(how) && joins(other)) || (isThing && relative.has(how)) ? [other] : []
  })
  return [at, ...others]
}
const joining = new Set(['to', 'ing', 'first', 'and', 'while', 'without', 'for', 'that'])
const relative = new Set(['which', 'that', 'who', 'where'])

/** “Am hungry” is named by both. */
function namesOf({ pieces }: Pieces, at: number): string[] {
  const act = pieces[at]
  if (!act) return []
  const isSaid = ({ to, part }: Piece, index: number) =>
    (to === at && /^(?:what|whom|like|thing)$/u.test(part)) ||
    (part === 'like' && to !== undefined && to < index && pieces[to]?.to === at)
  return [act.stem, ...(openActs.has(act.stem) ? pieces.filter(isSaid).map(({ stem: is }) => is) : [])]
}

const groupOf = (part: string) =>
  part === 'by'
    ? part
    : (english.partGroups
        .find((group) => group.has(part))
        ?.values()
        .next().value ?? part)

function fits(one: Place, other: Place, others: readonly Place[], places: readonly Place[]): boolean {
  if (one.part === 'act' && other.part === 'act')
    return (
      (one.piece.denied === undefined ||
        other.piece.denied === undefined ||
        one.piece.denied === other.piece.denied) &&
      timeFits(one.piece, other.piece) &&
      timeFits(other.piece, one.piece)
    )
  if (one.part === 'act' || other.part === 'act') {
    const thing = one.part === 'act' ? other : one
    const act = one.part === 'act' ? one : other
    return (
      one.piece.stem === other.piece.stem ||
      thing.owners.some((name) => sameSense(name, act.piece.stem)) ||
      thing.open ||
      thing.part === 'like'
    )
  }
  return (
    [one.part, other.part].includes('call') ||
    isOfSibling(one, other) ||
    isOfSibling(other, one) ||
    (partFits(one, other) && ownerFits(one, other, others, places))
  )
}

/** “The price of milk” for milk, whose price it is; “a kilo of sugar”. */
const isOfSibling = (one: Place, other: Place) =>
  !isPronoun(one.piece.stem) &&
  !english.people.has(one.piece.stem) &&
  !english.qualities.has(one.piece.word) &&
  /^(?:of|like)$/u.test(one.part) &&
  /^(?:of|for|in|thing)$/u.test(other.part)

/** “He had bought it” is not what he will buy. */
function timeFits(one: Piece, other: Piece) {
  return !(one.time === 'past' && other.time === 'ahead')
}

/** From, to, for: where nothing else can stand. */
const isWay = (part: string) => english.prepositions.has(part) && part !== 'like'

/** Whether two parts can be those of one thing: English and Malayalam name some of them otherwise. */
function partFits(one: Place, other: Place): boolean {
  const pair = [one.part, other.part]
  const has = (part: string) => pair.includes(part)
  const isPerson = isPronoun(one.piece.stem) || english.people.has(one.piece.stem)
  const mayBeOther = one.open || other.open
  if (one.part === other.part) return true
  if (has('call')) return true
  if (has('asked')) return !pair.some(isWay)
  if (has('thing') || has('like') || has('when')) return !(isPerson && pair.some(isWay))
  if (has('what') && has('who')) return true
  if (has('by') && has('who')) return true
  if (has('whom') && (has('with') || has('against') || has('for'))) return true
  if (!isPerson && has('in') && (has('whom') || has('for'))) return true
  if (mayBeOther && has('who') && (has('whom') || has('of') || has('in'))) return true
  if (has('who') && [one, other].some(({ part, open }) => part === 'for' && open)) return true
  if (mayBeOther && has('what') && has('of')) return true
  if (mayBeOther && has('whom') && (has('of') || has('what'))) return true
  return false
}

/** Whether they belong to the same. What belongs only to “is” may belong to anything that is not said there itself. */
function ownerFits(one: Place, other: Place, others: readonly Place[], places: readonly Place[]): boolean {
  if (one.owners.some((name) => other.owners.some((own) => sameSense(name, own)))) return true
  const isElsewhere = (open: Place, all: readonly Place[]) =>
    open.open &&
    !open.owners.some(
      (name) =>
        !openActs.has(name) &&
        all.some(({ piece, part, open }) => (part === 'act' || open) && sameSense(piece.stem, name)),
    )
  return isElsewhere(one, others) || isElsewhere(other, places)
}

/** “As soon as she wakes up, mother …”. */
const isMeantBy = (place: Place, given: readonly Place[], own: readonly Place[]) =>
  given.some(
    (one) =>
      standing.has(one.piece.stem) &&
      one.part === place.part &&
      !own.some(({ piece }) => sameSense(piece.stem, one.piece.stem)) &&
      one.owners.some((name) => place.owners.some((act) => sameSense(act, name))),
  )
const standing = new Set(['he', 'she', 'it', 'they'].map(stem))

/** English names who does it, and whose it is, where Malayalam leaves it out. */
function mayAdd({ piece, part, owners }: Place, own: readonly Place[]): boolean {
  if (!isPronoun(piece.stem) && !english.people.has(piece.stem)) return false
  const has = (wanted: string) =>
    own.some(
      (one) => one.part === wanted && one.owners.some((name) => owners.some((act) => sameSense(act, name))),
    )
  return (part === 'who' && !has('who') && !has('whom')) || (part === 'of' && !has('of'))
}
