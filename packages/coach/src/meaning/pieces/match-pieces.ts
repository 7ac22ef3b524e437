import { stem } from '@app/english'
import { counterparts } from '../counterparts.ts'
import { english } from '../data.ts'
import { isPronoun, sameSense } from '../english/content-words.ts'
import type { Piece, Pieces } from './piece.ts'

/** A piece with everything that it may belong to: of “I want to go”, “I” belongs to both. */
type Place = {
  at: number
  piece: Piece
  part: string
  /** The acts that it belongs to. */
  acts: readonly number[]
  /** Their names. */
  does: readonly string[]
  /** What else it belongs to, and what is said with an act that says little: “am hungry”. */
  owners: readonly string[]
  /** What it belongs to is only “is” or “have”, which Malayalam says with other words, or not at all. */
  open: boolean
  /** Whether its act is denied. */
  denied?: boolean | undefined
}

/** For each act of the guess, the act of the sentence that it stands for. */
type Acts = ReadonlyMap<number, number>

/**
 * Whether two texts say the same of every piece that both name: each piece of either has one counterpart in the
 * other, with the same part and beside the counterpart of its act. Whether the words are all there is known
 * before. What was not compared so is not praised.
 */
export function agrees(said: Pieces, guess: Pieces): boolean {
  const [own, given] = [placesOf(said), placesOf(guess)]
  return pairings(own.filter(isAct), given.filter(isAct)).some((acts) => agreeBy(acts, own, given))
}

const isAct = ({ part }: Place) => part === 'act'

function agreeBy(pairs: Acts, own: readonly Place[], given: readonly Place[]): boolean {
  const acts = withLastPair(pairs, own, given)
  const paired = new Set(acts.values())
  const mine = own.filter(({ at }) => !paired.has(at))
  const theirs = given.filter(({ at }) => !acts.has(at))
  const found = counterparts(mine, theirs, (one, other) => fits(one, other, { own, given, acts }))
  const free = new Set([...mine, ...theirs])
  const has = (place: Place) => !free.has(place) || matched.has(place)
  const matched = new Set([...found.keys(), ...found.values()])
  return (
    mine.every(
      (place) =>
        has(place) ||
        !isNamed(place, given) ||
        isMeantBy(place, given, own, acts) ||
        isSaidAgain(place, own, has),
    ) &&
    theirs.every(
      (place) =>
        has(place) ||
        !isNamed(place, own) ||
        mayAdd(place, own, acts) ||
        isNamedAgain(place, given, has) ||
        isSaidAgain(place, given, has),
    )
  )
}

/** Of two acts that are left, one stands for the other, in whatever words. */
function withLastPair(acts: Acts, own: readonly Place[], given: readonly Place[]): Acts {
  const paired = new Set(acts.values())
  const [mine, another] = own.filter((one) => isAct(one) && !paired.has(one.at))
  const [theirs, other] = given.filter((one) => isAct(one) && !acts.has(one.at))
  return mine && theirs && !another && !other && actFits(mine.piece, theirs.piece)
    ? new Map([...acts, [theirs.at, mine.at]])
    : acts
}

/** What the other text does not name at all, it says with another word: those are compared as words. */
const isNamed = (place: Place, others: readonly Place[]) => others.some((other) => areAlike(place, other))

const areAlike = (one: Place, other: Place) => sameSense(one.piece.stem, other.piece.stem)

/** “Come, come, sit down”. */
const isSaidAgain = (place: Place, places: readonly Place[], has: (place: Place) => boolean) =>
  places.some(
    (one) =>
      one !== place &&
      one.piece.word === place.piece.word &&
      one.part === place.part &&
      one.piece.denied === place.piece.denied &&
      has(one),
  )

/** The ways in which each act may stand for one of the other text, those first in which most do. */
function pairings(own: readonly Place[], given: readonly Place[]): Acts[] {
  const ways = given.reduce<(readonly [number, number])[][]>(
    (ways, one) =>
      ways.flatMap((way) => [
        ...own.flatMap((other) =>
          areAlike(one, other) &&
          actFits(one.piece, other.piece) &&
          !way.some(([, taken]) => taken === other.at)
            ? [[...way, [one.at, other.at] as const]]
            : [],
        ),
        way,
      ]),
    [[]],
  )
  const most = Math.max(...ways.map(({ length }) => length))
  return ways.filter(({ length }) => length === most).map((way) => new Map(way))
}

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
        {
          at,
          piece: { ...bare, ...(denied !== undefined && { denied }) },
          part: 'act',
          acts: [at],
          does: [],
          owners: [],
          open: false,
        },
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
    const all = [...acts, ...around]
    return [
      {
        at,
        piece,
        part: groupOf(part),
        denied: head?.part === 'act' ? head.denied : undefined,
        acts: all.filter((act) => pieces[act]?.part === 'act'),
        does: all.flatMap((act) => (pieces[act]?.part === 'act' ? [pieces[act].stem] : [])),
        owners: all.flatMap((act) => namesOf(text, act)),
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
const joining = new Set(['to', 'ing', 'first', 'and', 'while', 'without', 'for', 'that', 'after', 'before'])
const relative = new Set(['which', 'that', 'who', 'where'])

/** What else than acts it belongs to, and what is said with those that say little: “am hungry”. */
function namesOf({ pieces }: Pieces, at: number): string[] {
  const act = pieces[at]
  if (!act) return []
  const isSaid = ({ to, part }: Piece, index: number) =>
    (to === at && /^(?:what|whom|like|thing)$/u.test(part)) ||
    (part === 'like' && to !== undefined && to < index && pieces[to]?.to === at)
  const isOpen = openActs.has(act.stem)
  return [
    ...(act.part === 'act' && act.stem !== stem('is') ? [] : [act.stem]),
    ...(isOpen ? pieces.filter(isSaid).map(({ stem: is }) => is) : []),
  ]
}

const groupOf = (part: string) =>
  part === 'by'
    ? part
    : (english.partGroups
        .find((group) => group.has(part))
        ?.values()
        .next().value ?? part)

type Texts = { own: readonly Place[]; given: readonly Place[]; acts: Acts }

function fits(one: Place, other: Place, texts: Texts): boolean {
  if (!areAlike(one, other) || (isAct(one) && isAct(other))) return false
  if (isAct(one) || isAct(other)) {
    const [thing, act] = isAct(one) ? [other, one] : [one, other]
    return (
      one.piece.stem === other.piece.stem ||
      [...thing.owners, ...thing.does].some((name) => sameSense(name, act.piece.stem)) ||
      thing.open ||
      thing.part === 'like'
    )
  }
  return (
    [one.part, other.part].includes('call') ||
    isOfSibling(one, other) ||
    isOfSibling(other, one) ||
    (partFits(one, other) && isAsDenied(one, other) && ownerFits(one, other, texts))
  )
}

/** “The price of milk” for milk, whose price it is; “a kilo of sugar”. */
const isOfSibling = (one: Place, other: Place) =>
  !isPronoun(one.piece.stem) &&
  !english.people.has(one.piece.stem) &&
  !english.qualities.has(one.piece.word) &&
  /^(?:of|like)$/u.test(one.part) &&
  /^(?:of|for|in|thing)$/u.test(other.part)

/** Two acts of which one is not denied or past alone. */
const actFits = (one: Piece, other: Piece) =>
  (one.denied === undefined || other.denied === undefined || one.denied === other.denied) &&
  timeFits(one, other) &&
  timeFits(other, one)

/** “He had bought it”, and what he usually does, are not what he will do. */
const timeFits = (one: Piece, other: Piece) =>
  !((one.time === 'past' || one.time === 'habit') && other.time === 'ahead')

/** Of what is had, or is there, whether it is stands with it alone: “a fever, but no headache”. */
const isAsDenied = (one: Place, other: Place) =>
  !(one.open && other.open) ||
  isPronoun(one.piece.stem) ||
  english.people.has(one.piece.stem) ||
  one.denied === undefined ||
  other.denied === undefined ||
  one.denied === other.denied

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
  if (!isPerson && has('by') && has('in')) return true
  if (has('whom') && (has('with') || has('against') || has('for'))) return true
  if (!isPerson && has('in') && (has('whom') || has('for'))) return true
  if (mayBeOther && has('who') && (has('whom') || has('of') || has('in'))) return true
  if (has('who') && [one, other].some(({ part, open }) => part === 'for' && open)) return true
  if (mayBeOther && has('what') && has('of')) return true
  if (mayBeOther && has('whom') && (has('of') || has('what'))) return true
  return false
}

/** Whether they belong to the same. What belongs only to “is” may belong to anything that is not said there itself. */
function ownerFits(one: Place, other: Place, { own, given, acts }: Texts): boolean {
  if (shareAct(one, other, acts)) return true
  const taken = new Set(acts.values())
  return (
    (isElsewhere(one, given) && !one.acts.some((act) => taken.has(act))) ||
    (isElsewhere(other, own) && !other.acts.some((act) => acts.has(act)))
  )
}

const isElsewhere = (place: Place, others: readonly Place[]) =>
  place.open &&
  ![...place.owners, ...place.does].some(
    (name) =>
      !openActs.has(name) &&
      others.some(({ piece, part, open }) => (part === 'act' || open) && sameSense(piece.stem, name)),
  )

/** “She is crying because mum scolded her”: the person stands in a place that is hers, and once more. */
const isNamedAgain = (place: Place, given: readonly Place[], has: (place: Place) => boolean) =>
  isPronoun(place.piece.stem) && given.some((one) => one !== place && areAlike(one, place) && has(one))

const shareAct = (own: Place, given: Place, acts: Acts) =>
  given.acts.some((act) => own.acts.includes(acts.get(act) ?? -1)) ||
  shareName(own.owners, [...given.owners, ...given.does]) ||
  shareName(own.does, given.owners)

const shareName = (some: readonly string[], others: readonly string[]) =>
  some.some((name) => others.some((other) => sameSense(name, other)))

/** “As soon as she wakes up, mother …”. */
const isMeantBy = (place: Place, given: readonly Place[], own: readonly Place[], acts: Acts) =>
  given.some(
    (one) =>
      standing.has(one.piece.stem) &&
      one.part === place.part &&
      !isNamed(one, own) &&
      shareAct(place, one, acts),
  )
const standing = new Set(['he', 'she', 'it', 'they'].map(stem))

/** English names who does it, and whose it is, where Malayalam leaves it out. */
function mayAdd(place: Place, own: readonly Place[], acts: Acts): boolean {
  if (!isPronoun(place.piece.stem) && !english.people.has(place.piece.stem)) return false
  const has = (wanted: string) => own.some((one) => one.part === wanted && shareAct(one, place, acts))
  return (place.part === 'who' && !has('who') && !has('whom')) || (place.part === 'of' && !has('of'))
}
