import type { EnglishWords } from '../from-english/english-words.ts'
import type { Difference } from './difference.ts'
import type { Manner, Meaning } from './meaning.ts'

/** In what the manner of two acts differs: whether it is so, whether it is asked, mode and time. */
export function compareManners(words: EnglishWords, wanted: Meaning, said: Meaning): Difference[] {
  const [a, b] = [wanted.manner, said.manner]
  const found: Difference[] = []
  const add = (role: string, one: string, other: string, sure = true) =>
    found.push({ role, wanted: { text: one }, said: { text: other }, sure })
  if (a.not !== b.not) add('not', denialOf(a), denialOf(b))
  // “Need not worry” is “do not worry”; what one must not do is more than needless.
  if (a.mode.has('needless') && bids(said) && b.not) return found
  if ((bids(wanted) || bids(said)) && mayBid(wanted) && mayBid(said)) return found
  if (a.free || b.free) return found
  if (a.asks !== b.asks) add('asks', String(a.asks), String(b.asks))
  const isNeed = [a, b].some(({ mode }) => mode.has('needless')) && a.not !== b.not
  if (!isNeed && !meet(a.mode, b.mode) && !isAlikeMode(a, b)) add('mode', modeOf(a), modeOf(b))
  else if (isOfThen(a, b) || (!meet(a.time, b.time) && !isAlikeTime(words, wanted, said)))
    add('time', text(a.time), text(b.time), isClearlyOther(a.time, b.time))
  return found
}

/** What must not be done is forbidden. */
const denialOf = ({ not, mode }: Manner) => {
  if (!not) return 'false'
  return ['bid', 'must', 'needless'].some((one) => mode.has(one)) ? 'forbidden' : 'true'
}

const modeOf = (manner: Manner) => (denialOf(manner) === 'forbidden' ? 'forbidden' : text(manner.mode))

/** One is past and the other is not, or one is now and the other is to come. */
const isClearlyOther = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.has('past') !== other.has('past') || (one.has('now') && other.has('ahead'))

const text = (all: ReadonlySet<string>) => [...all].join('/')

/** Whether somebody is told to do it. */
export const bids = ({ manner }: Meaning) => manner.mode.has('bid')

/** “you must call”, “can you call?”: a way to bid. */
function mayBid(one: Meaning): boolean {
  const { manner, roles } = one
  if (bids(one)) return true
  const who = roles.find(({ role }) => role === 'who')
  const isYou =
    who === undefined ||
    ('of' in who && (who.of.head === 'you' || (who.of.open !== undefined && who.of.head !== 'i')))
  return (
    isYou &&
    (manner.mode.has('must') || (manner.asks && (manner.mode.has('can') || manner.time.has('ahead'))))
  )
}

/** Modes that Malayalam does not tell apart: -ആം is can, may and will; let us is we can and we will. */
const alikeModes = [
  ['can', 'may'],
  ['may', 'plain'],
  ['let', 'may'],
  ['let', 'can'],
  ['let', 'plain'],
] as const

const isAlikeMode = (a: Manner, b: Manner) =>
  isAhead(a) &&
  isAhead(b) &&
  alikeModes.some(
    ([one, other]) => (a.mode.has(one) && b.mode.has(other)) || (a.mode.has(other) && b.mode.has(one)),
  )

/** A mode is of what is to come. */
const isAhead = ({ mode, time }: Manner) => !mode.has('plain') || time.has('ahead')

/** “will open” and “opens”: what is so each time. “Is going tomorrow” is to come. */
function isAlikeTime(words: EnglishWords, wanted: Meaning, said: Meaning): boolean {
  const [a, b] = [wanted.manner, said.manner]
  const isGoing = isPlanned(words, wanted) || isPlanned(words, said)
  return (isGoing && areNear(a, b)) || isEachTime(a, b) || isEachTime(b, a) || (isOpen(a) && isOpen(b))
}

const areNear = (a: Manner, b: Manner) =>
  (a.time.has('ahead') && b.time.has('now')) || (a.time.has('now') && b.time.has('ahead'))

/** “is going”, “washes the car tomorrow”: it may be to come. */
const isPlanned = (words: EnglishWords, { act, roles }: Meaning) =>
  words.has('soon_done', act) ||
  roles.some(
    (one) => 'says' in one && one.role === 'when' && /\b(?:tomorrow|next|tonight|after)\b/u.test(one.says),
  )

const isEachTime = (a: Manner, b: Manner) => a.time.has('ahead') && b.time.has('habit')
/** What one can or must do, at any time but the past. */
const isOpen = ({ mode, time }: Manner) => !mode.has('plain') && [...time].some((one) => one !== 'past')

/** “When we got there, the train had gone”: by then. That it has gone is said of now. */
const isOfThen = (one: Manner, other: Manner) => one.time.has('before') && other.time.has('since')

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some((word) => other.has(word))
