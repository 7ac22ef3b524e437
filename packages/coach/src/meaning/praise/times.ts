import { meanings } from '@app/malayalam/forms'
import { english as vocabulary } from '../data.ts'
import { tensesIn } from '../english/tenses.ts'
import type { MeantWord } from '../meant-word.ts'
import { readEnglish } from '../pieces/english/read-english.ts'
import type { Piece } from '../pieces/piece.ts'
import { areSame, saidBy, type Texts } from './text-of.ts'

/** Whether the guess speaks of each act in a time that its ending has, or the translation. */
export function timesFit({ words, english, guess }: Texts): boolean {
  const own = english === undefined ? [] : actsOf(english)
  const isPast =
    words.some(speaksOfPast) ||
    own.some(({ time }) => groupOf(time) === 'past') ||
    tensesIn(english ?? '').past
  return actsOf(guess).every((act) => {
    const time = timeIn(act)
    if (time === undefined) return true
    const alike = own.filter(({ word }) => areSame(word, act.word))
    if (alike.length > 0) return alike.some((one) => isOfTime(one, act, words))
    const said = english === undefined ? saidBy(act.word, words).filter(({ kind }) => kind === 'verb') : []
    if (said.length === 0) return time !== 'past' || act.word === 'is' || isPast
    return said.some((word) => timesOf(word, said.length === 1 && words.some(speaksOfPast)).includes(time))
  })
}

/** “Will have” is not what ഉണ്ട് says. */
const isOfTime = (one: Piece, act: Piece, words: readonly MeantWord[]) =>
  timeIn(one) === undefined ||
  (timeIn(one) === timeIn(act) &&
    !(act.time === 'ahead' && one.time === 'now' && words.slice(-1).some(isNow)))

const actsOf = (text: string) => {
  const { pieces, links } = readEnglish(text)
  const hangs = (at: number) =>
    links.some(({ act, how }) => act === at && /^(?:and|or|to|ing|first)$/u.test(how))
  return pieces.filter(({ part, time }, at) => part === 'act' && !(time === 'now' && hangs(at)))
}

/** “Once it has stopped”, “has got” is now, what is “being done” may be of any time, and “rain” may be a thing. */
const timeIn = ({ word, time, how = '' }: Piece) =>
  /ing$/u.test(word) ||
  (time === 'done' && (/^(?:is|got)$/u.test(word) || waiting.has(how))) ||
  (time === 'now' && vocabulary.either.has(word))
    ? undefined
    : groupOf(time)

const waiting = new Set(['after', 'once', 'when', 'if', 'until', 'till', 'before', 'unless'])

/** ഉണ്ട് is now; -ഉം and -ഉന്നു may be to come. */
const isNow = ({ endings, entries }: MeantWord) =>
  entries.includes('ഉണ്ട്') || endings.some((means) => being.has(means))

type Time = 'past' | 'now'
const groupOf = (time: Piece['time']): Time | undefined =>
  time === 'past' || time === 'done'
    ? 'past'
    : time === 'ahead' || time === 'now' || time === 'habit'
      ? 'now'
      : undefined

const speaksOfPast = ({ endings, gloss }: MeantWord) =>
  endings.some((means) => past.has(means) || /\bbecame\b/u.test(means)) || tensesIn(gloss).past

/** തുടങ്ങിയിട്ട് is done where what comes later is past. */
function timesOf({ word, endings }: MeantWord, isPast: boolean): readonly Time[] {
  const ends = (means: ReadonlySet<string>) => endings.some((one) => means.has(one))
  if (ends(open)) return ['past', 'now']
  if (ends(done)) return isPast ? ['past'] : ['past', 'now']
  // ഉണ്ടാക്കിക്കൊടുത്തു: the time of a joined act is in its letters.
  return ends(past) || /[ുി]$/u.test(word) ? ['past', 'now'] : ['now']
}

const named = (ids: string) => new Set(ids.split(' ').flatMap((id) => meanings[id] ?? []))
const past = named(
  `past pastNegative pastNominal pastRelative perfect perfectNegative perfectRelative pluperfect pluperfectNegative pluperfectRelative pastProgressive pastProgressiveRelative was wasNot wasUsual wasRelative continuingPast couldNot notDone didSo away hadTo shouldHave neededNot wouldHave mightHaveBeen mustHave onlyDone whenPast asSoonAs resulting became`,
)
const done = named('after sinceDone onceDone')
const open = named(
  'participle to ifPast if evenIf although when while without because negativeRelative notDoing doing progressive continuing that',
)
const being = named('exists lacks is isNot')
