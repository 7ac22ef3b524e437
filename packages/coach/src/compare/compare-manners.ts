import type { EnglishWords } from '../from-english/english-words.ts'
import type { Manner, Meaning } from './meaning.ts'

/** In what the manner of two acts differs: whether it is so, whether it is asked, mode and time. */
export type MannerDifference = {
  role: 'not' | 'asks' | 'mode' | 'time'
  wanted: string
  said: string
  sure: boolean
}

export function compareManners(words: EnglishWords, wanted: Meaning, said: Meaning): MannerDifference[] {
  const [a, b] = [wanted.manner, said.manner]
  const found: MannerDifference[] = []
  if (a.not !== b.not) found.push({ role: 'not', wanted: String(a.not), said: String(b.not), sure: true })
  // “Need not worry” is “do not worry”; what one must not do is more than needless.
  if (a.mode.has('needless') && bids(said) && b.not) return found
  if ((bids(wanted) || bids(said)) && mayBid(wanted) && mayBid(said)) return found
  if (a.free || b.free) return found
  if (a.asks !== b.asks)
    found.push({ role: 'asks', wanted: String(a.asks), said: String(b.asks), sure: true })
  if (!meet(a.mode, b.mode) && !isAlikeMode(a, b))
    found.push({ role: 'mode', wanted: text(a.mode), said: text(b.mode), sure: true })
  else if (!meet(a.time, b.time) && !isAlikeTime(words, wanted, said))
    found.push({
      role: 'time',
      wanted: text(a.time),
      said: text(b.time),
      sure: a.time.has('past') !== b.time.has('past'),
    })
  return found
}

const text = (all: ReadonlySet<string>) => [...all].join('/')

/** Whether somebody is told to do it. */
export const bids = ({ manner }: Meaning) => manner.mode.has('bid')

/** “you must call”, “can you call?”: a way to bid. */
function mayBid(one: Meaning): boolean {
  const { manner, roles } = one
  if (bids(one)) return true
  const who = roles.find(({ role }) => role === 'who')
  const isYou = who === undefined || ('of' in who && (who.of.head === 'you' || who.of.open !== undefined))
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

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some((word) => other.has(word))
