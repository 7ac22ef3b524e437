import type { WordReading } from '@app/learning/vocabulary'
import { meanings, meansPerson } from '@app/malayalam/forms'
import { suitsNeighbours } from './neighbours.ts'
import {
  type Around,
  aroundOf,
  endingOf,
  endsIn,
  isNotDone,
  isOf,
  isVerb,
  type Place,
  placesOf,
  type Readings,
} from './place.ts'
import { inSense } from './senses.ts'

export type { Readings }

/**
 * The readings of each word of a text, the most likely first by the words around it: a spelling with many
 * readings is often clear in its place.
 */
export function readInPlace(text: string, readings: Readings): (readonly WordReading[])[] {
  const places = placesOf(text, readings)
  return places.map((place, at) => {
    const { found } = place
    const around = aroundOf(places, at)
    const told = isTold(places.slice(at))
    const bids = told && around.after.every(isCalled) && !around.before.some(isOther)
    const read = found.map((reading) => {
      if (links(reading, around)) return linking(reading)
      if (isSoLong(reading, around)) return soLong(reading)
      if (isBecome(reading, around)) return become(reading)
      if (isWhatOfMany(reading)) return whatOrWhy(reading, around)
      if (isOnlySo(reading, around)) return onlySo(reading)
      if (isCalledOut(reading, place, around)) return calledOut(reading)
      return isAskedOf(reading, around) ? asked(reading) : reading
    })
    const isLikely = (one: WordReading) =>
      (around.after.length > 0 || mayEnd(one, found)) &&
      (idsOf(one) !== 'must,emphasis' || !read.some((other) => endingOf(other) === 'please')) &&
      (idsOf(one) !== 'participle,emphasis' || !read.some((other) => endingOf(other) === 'asked')) &&
      (endingOf(one) !== 'question' || !bids || !isBidding(read)) &&
      (!isUrged(read) || (endingOf(one) === 'comeOn') === bidsOne(around)) &&
      (endingOf(one) !== 'goAhead' || !around.before.some(isOther)) &&
      (one.entry.pos !== 'particle' || told || !found.some(isAsking) || !isHeard(around.before.at(-1))) &&
      suitsNeighbours(one, place, around)
    const sorted = once([...read.filter(isLikely), ...read.filter((one) => !isLikely(one))])
    return sorted.map((one) => inSense(one, place, around))
  })
}

/** What is said or thought goes before എന്ന് and എന്നും, and a new thought begins with അതുകൊണ്ട് or പക്ഷേ. */
const isQuoted = (next: Place | undefined) =>
  next !== undefined && (isOf(next, 'conjunction') || next.word.startsWith('എന്ന'))

/**
 * വന്നു, like പോയി, may be what one did or having done it: തുറന്നു കാണിക്ക്, ചന്തയിൽ പോയി മീൻ വാങ്ങി. Where
 * another does the rest (ഞാൻ പോയി അവൻ വന്നു), it is what one did.
 */
function links(reading: WordReading, { before, after }: Around): boolean {
  if (endingOf(reading) !== 'past' || isQuoted(after[0])) return false
  if (!reading.endings.at(-1)?.shown.endsWith('ി'))
    return isVerb(after[0]) || after[0]?.word === 'കൊണ്ട്' || saysOfWhat(after)
  const isDoneByMany =
    before.some((place) => isDoer(place, ['dative'])) && after.some((place) => isDoer(place))
  return after.some(isVerb) && !isDoneByMany
}

/** ആവശ്യപ്പെട്ടു പൊലീസ് നൽകിയ ഹർജി: one does the rest, and it is said of a thing. */
const saysOfWhat = ([who, what]: readonly Place[]) =>
  isVerb(what) && endsIn(what, ofThings) && (who?.found.length === 0 || isBareName(who))
const ofThings = new Set(['pastRelative', 'presentRelative'])
const isBareName = (place: Place | undefined) =>
  isOf(place, 'noun', 'name') && place?.found[0]?.endings.length === 0

const isDoer = ({ found: [one] }: Place, endings: readonly string[] = []) =>
  one !== undefined && doers.has(one.entry.word) && one.endings.every(({ id }) => endings.includes(id))

const doers = new Set(['ഞാൻ', 'നീ', 'നിങ്ങൾ', 'ഞങ്ങൾ', 'നമ്മൾ', 'അവൻ', 'അവൾ', 'അവർ', 'അയാൾ', 'അദ്ദേഹം'])

const linking = (reading: WordReading) => withLast(reading, 'participle', meanings.participle ?? '')

/** മലയാളം മാത്രമേ സംസാരിക്കൂ: after what is “only” this is no request; nor is പറ്റൂ, which nobody is asked to do. */
const isOnlySo = (reading: WordReading, { before }: Around) =>
  endingOf(reading) === 'polite' &&
  (reading.entry.word === 'പറ്റുക' || before.some(({ found: [one] }) => one && isOnly(one)))

/**
 * മാത്രമേ, പഠിച്ചാലേ, കുടിച്ചേ, വീട്ടിലേ, and what nobody calls: ഒന്നേ, ചായയേ. But ദൈവമേ, പൂവേ and മക്കളേ may
 * call, and ഇപ്പോഴേ is “already now”.
 */
const isOnly = ({ entry, endings }: WordReading) =>
  endings.at(-1)?.id === 'emphasis' &&
  (endings.length > 1 || !mayBeCalled(entry)) &&
  !['ഇപ്പോൾ', 'അപ്പോൾ'].includes(entry.word) &&
  !endings.some(({ id }) => id === 'accusative' || id === 'plural')

const mayBeCalled = (entry: WordReading['entry']) =>
  ['name', 'pronoun'].includes(entry.pos) ||
  (entry.pos === 'noun' && (!neverCalled.has(entry.topic) || meansPerson(entry)))
const neverCalled = new Set(['food', 'numbers', 'time'])

/** നക്ഷത്രമേ, നീ എവിടെ? Before a comma, a mark of calling or “you”, what could be called is called. */
const isCalledOut = ({ entry, endings }: WordReading, { mark }: Place, { after }: Around) =>
  endings.map(({ id }) => id).join() === 'emphasis' &&
  entry.pos === 'noun' &&
  mayBeCalled(entry) &&
  (/[,!]/u.test(mark) || isYou.has(after[0]?.word ?? ''))
const isYou = new Set(['നീ', 'നിങ്ങൾ', 'നിനക്ക്', 'നിന്നെ'])

const calledOut = (reading: WordReading) => withLast(reading, 'vocative', meanings.vocative ?? '')

const onlySo = (reading: WordReading) => withLast(reading, 'onlySo', 'does, will (only so)')

/** എപ്പോഴാ വന്നേ? എവിടെയാ ഇറങ്ങുന്നേ? In speech what is asked with ആ, which is ആണ്, ends in ഏ for അത്. */
const isAskedOf = ({ entry, endings }: WordReading, { before, after }: Around) =>
  entry.pos === 'verb' &&
  after.length === 0 &&
  endings
    .map(({ id }) => id)
    .join()
    .replace(/^(?:please|present,emphasis)$/u, 'past,emphasis') === 'past,emphasis' &&
  before.some(({ word, found: [one] }) => word.endsWith('ാ') && one !== undefined && endingOf(one) === 'is')

const asked = (reading: WordReading) => withLast(reading, 'asked', 'in a question')

/** രണ്ടു ദിവസമായി പനിയാണ്: how long it has been so. */
const isSoLong = (reading: WordReading, { before, after }: Around) =>
  endingOf(reading) === 'became' &&
  reading.entry.topic === 'time' &&
  after.length > 0 &&
  (isOf(before.at(-1), 'numeral') || counts.has(before.at(-1)?.found[0]?.entry.word ?? ''))
const counts = new Set(['ഒരു', 'എത്ര', 'കുറച്ച്', 'കുറേ', 'പല'])

const soLong = (reading: WordReading) => withLast(reading, 'became', 'for (so long)')

/**
 * അവൻ ഡോക്ടറായി, വയസ്സായോ: where it ends what is said it is what one became; ഡോക്ടറായി before more, or alone,
 * may be “as”.
 */
const isBecome = ({ endings }: WordReading, { before, after }: Around) =>
  endings.some(({ id }, at) => {
    const next = endings[at + 1]?.id
    const isEnd = next === undefined ? before.length > 0 && after.length === 0 : endsThought.has(next)
    return id === 'became' && isEnd
  })
const endsThought = new Set(['question', 'isntIt', 'youKnow', 'that', 'called', 'if'])

const become = (reading: WordReading): WordReading => ({
  ...reading,
  endings: reading.endings.map((one) => (one.id === 'became' ? { ...one, means: 'became' } : one)),
})

/** നീയെന്താ, അവനെന്താ: what is said of somebody in one word. */
const isWhatOfMany = ({ endings }: WordReading) =>
  endings
    .slice(-2)
    .map(({ id }) => id)
    .join() === 'what,is'

/** നീയെന്താ വരാത്തത് asks why, and നീയെന്താ പറഞ്ഞത് what or why. */
function whatOrWhy(reading: WordReading, { after }: Around): WordReading {
  const last = reading.endings.at(-1)
  const asks = after.some(isNotDone) ? 'why' : after.some((place) => endsIn(place, whatIsDone)) && 'what, why'
  if (!last || !asks) return reading
  return {
    ...reading,
    endings: [...reading.endings.slice(0, -2), { ...last, id: 'why', shown: '-െന്താ', means: asks }],
  }
}
const whatIsDone = new Set(['pastNominal', 'presentNominal'])

function withLast(reading: WordReading, id: string, means: string): WordReading {
  const last = reading.endings.at(-1)
  return last ? { ...reading, endings: [...reading.endings.slice(0, -1), { ...last, id, means }] } : reading
}

/** Whether it may be who is spoken to: a command ends its clause but for them. */
const isCalled = ({ found: [one] }: Place) =>
  one !== undefined && ['noun', 'name', 'pronoun'].includes(one.entry.pos)

/** Whether the sentence ends as one does that asks nothing. Where there is no mark nobody knows. */
const isTold = (rest: readonly Place[]) =>
  /^[^?]*[.!]/u.test(rest.find(({ mark }) => /[.!?]/u.test(mark))?.mark ?? '')

/** Who is neither bidden nor bids: അവൻ വന്നോ. മഴ നിന്നോ. What is there may be taken: ഇത് എടുത്തോ. */
const isOther = ({ found: [one] }: Place) =>
  one !== undefined &&
  one.endings.length === 0 &&
  (others.has(one.entry.word) || (one.entry.pos === 'noun' && one.entry.topic === 'weather'))

const others = new Set(['അവൻ', 'അവൾ', 'അവർ', 'അയാൾ', 'അദ്ദേഹം', 'ആര്'])

/** ഇട്ടോ asks whether one did or bids one do it. */
const isBidding = (found: readonly WordReading[]) => found.some((one) => endingOf(one) === 'goAhead')

/** നോക്കിയേ at the end bids one look, where nobody else did it and nothing is asked. */
const bidsOne = ({ before, after }: Around) =>
  after.length === 0 && !before.some((place) => isOther(place) || isAsker(place))
const isAsker = ({ found: [one] }: Place) => one !== undefined && askers.has(one.entry.word)
const askers = new Set('ആര് എന്ത് ഏത് എന്ന് എവിടെ എപ്പോൾ എങ്ങനെ എത്ര എന്തിന് എന്തുകൊണ്ട്'.split(' '))

const isUrged = (found: readonly WordReading[]) => found.some((one) => endingOf(one) === 'comeOn')

const isAsking = (one: WordReading) => one.entry.pos === 'verb' && endingOf(one) === 'question'

/** What one may have heard comes right before it: വിസിൽ കേട്ടോ, പറഞ്ഞത് കേട്ടോ, but പോകണം കേട്ടോ. */
function isHeard(place: Place | undefined): boolean {
  const last = place?.found[0] && endingOf(place.found[0])
  if (isVerb(place)) return /ominal$/u.test(last ?? '')
  return isOf(place, 'noun', 'name', 'pronoun') && (last === undefined || heard.has(last))
}

const heard = new Set(['accusative', 'plural', 'and', 'nominal'])

/**
 * പോകേണ്ട before a noun is where one must go, and at the end that one need not; അതേ is “the same” or “yes”,
 * ആയി “as” or “became”.
 */
function mayEnd(reading: WordReading, found: readonly WordReading[]): boolean {
  if (/Relative$|^needed$/u.test(endingOf(reading) ?? '')) return false
  if (reading.endings.length > 0) return true
  const { pos } = reading.entry
  return pos !== 'adjective' && !(pos === 'particle' && found.some((other) => endingOf(other) === 'past'))
}

/** Each reading once. */
const once = (found: readonly WordReading[]) =>
  found.filter((one, at) => found.findIndex((other) => isSame(one, other)) === at)

const isSame = (one: WordReading, other: WordReading) =>
  one.entry === other.entry && one.before?.entry === other.before?.entry && idsOf(one) === idsOf(other)

const idsOf = ({ endings }: WordReading) => endings.map(({ id }) => id).join()
