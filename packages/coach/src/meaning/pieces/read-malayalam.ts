import { stem } from '@app/english'
import { meanings } from '@app/malayalam/forms'
import { english, malayalam } from '../data.ts'
import { contentWords, isPronoun, isSomebody, sameSense } from '../english/content-words.ts'
import type { MeantWord } from '../meant-word.ts'
import type { Link, Piece, Pieces } from './piece.ts'

/**
 * A sentence in its pieces, by its endings: who has none, whom and where have theirs, and what is done stands
 * last in its clause. A piece is named as the guess names it, if the word may mean that.
 */
export function readMalayalam(words: readonly MeantWord[], guess: Pieces): Pieces {
  const pieces: Piece[] = []
  const links: Link[] = []
  let waiting: number[] = []
  let prior: { act: number; how: string } | undefined
  let owner: number | undefined
  let like: number[] = []
  let told: number | undefined
  for (const [at, word] of words.entries()) {
    const is = nameOf(word, guess)
    if (is === undefined) continue
    if (word.kind === 'verb' || isEnough(word)) {
      const done =
        english.lightActs.has(is) || isOnlyOf(word, words[at - 1]) ? doneIn(words[at - 1], guess) : undefined
      if (done && waiting.at(-1) === pieces.length - 1) pieces.splice(waiting.pop() ?? pieces.length)
      const act =
        pieces.push({
          word: word.word,
          stem: done ?? is,
          part: 'act',
          to: undefined,
          ...(isDenying(word) && { denied: word.denial === 'yes' }),
          ...timeOf(word),
        }) - 1
      const how = tieBefore(words[at + 1]) ?? joins(word)
      const [firstWho, secondWho] = waiting.filter((one) => pieces[one]?.part === 'who')
      // Of two that may do it, the nearer does it, and the other what comes later.
      const later = secondWho !== undefined && how !== '' ? firstWho : undefined
      const stays = (one: number) => one === later || (how === 'to' && mayDo.test(pieces[one]?.part ?? ''))
      for (const one of waiting) if (!stays(one)) put(pieces, one, act)
      markDoer(pieces, act)
      if (
        malayalam.feltBy.has(word.entries[0] ?? '') ||
        wishes.has(word.endings.at(-1) ?? '') ||
        word.endings.includes(meanings.needed ?? '—') ||
        word.endings.includes(meanings.howAbout ?? '—')
      )
        markFeeling(pieces, act, !malayalam.feltBy.has(word.entries[0] ?? ''))
      waiting = waiting.filter(stays)
      if (prior) links.push({ act: prior.act, how: prior.how, on: act })
      prior = how === '' ? undefined : { act, how }
      like = []
      told = isTold(word) ? act : undefined
      continue
    }
    const part = partOf(word, words[at + 1])
    const thing = pieces.push({ word: word.word, stem: is, part, to: undefined }) - 1
    if (owner !== undefined && word.kind !== 'other') {
      put(pieces, owner, thing)
      owner = undefined
    }
    if (part === 'of') owner = thing
    else if (word.kind !== 'other' || /^first\b/u.test(word.gloss) || isOne(word)) waiting.push(thing)
    if (word.kind === 'other' && isSaidOf(is) && !/ly\b|by oneself/u.test(word.gloss)) like.push(thing)
    else if (word.kind !== 'other') {
      if (!english.times.has(is))
        for (const one of like) if (pieces[one]?.to === undefined) put(pieces, one, thing)
      like = []
    }
    if (part !== 'of' && isPredicate(word) && told !== undefined && word.denial !== 'yes') {
      for (const one of waiting) put(pieces, one, told)
      waiting = []
      told = undefined
    } else if (part !== 'of' && isPredicate(word) && !words.slice(at + 1).some(isTold)) {
      const act =
        pieces.push({
          word: word.word,
          stem: stem('is'),
          part: 'act',
          to: undefined,
          ...(word.denial === 'yes' && { denied: true }),
        }) - 1
      for (const one of waiting) put(pieces, one, act)
      if (!waiting.includes(thing) && pieces[thing]?.to === undefined) put(pieces, thing, act)
      waiting = []
      if (prior) links.push({ act: prior.act, how: prior.how, on: act })
      if (told !== undefined) links.push({ act: told, how: 'which', on: act })
      told = undefined
      const how = joins(word)
      prior = how === '' ? undefined : { act, how }
    }
  }
  return { pieces, links }
}

/** മതി: what is enough stands before it. */
const isEnough = ({ gloss }: MeantWord) => gloss.startsWith('is enough')

const isSaidOf = (is: string) => qualities.has(is) || english.numbers.has(is)
const qualities = new Set(Array.from(english.qualities, (one) => stem(one)))

/** ചെറിയവൻ: the little one. */
const isOne = ({ endings }: MeantWord) => endings.some((means) => ones.has(means))
const ones = new Set(['nominal', 'people', 'heWho', 'sheWho', 'things'].flatMap((id) => meanings[id] ?? []))

/** എഴുതിയത്: who did it stands beside it. */
const isTold = ({ endings, kind }: MeantWord) =>
  kind === 'verb' && told.has(endings.filter((means) => means !== meanings.that).at(-1) ?? '')
const told = new Set(['pastNominal', 'presentNominal', 'nominal'].flatMap((id) => meanings[id] ?? []))

const isPredicate = ({ endings }: MeantWord) => endings.some((means) => predicates.has(means))
const predicates = new Set(
  ['exists', 'lacks', 'is', 'isNot', 'was', 'wasNot', 'willBe', 'becauseIs', 'became'].flatMap(
    (id) => meanings[id] ?? [],
  ),
)

function put(pieces: Piece[], at: number, to: number) {
  const piece = pieces[at]
  if (piece) pieces[at] = { ...piece, to }
}

/** Beside somebody or something it is done to, the one thing without an ending does it: പട്ടി പൂച്ചയെ കടിച്ചു. */
function markDoer(pieces: Piece[], act: number) {
  const own = pieces.flatMap((piece, at) => (piece.to === act ? [{ ...piece, at }] : []))
  const [thing, another] = own.filter(({ part }) => part === 'thing')
  const isDone = own.some(({ part }) => part === 'whom') && !own.some(({ part }) => part === 'who')
  if (thing && !another && isDone) pieces[thing.at] = { ...thing, part: 'who' }
}

/** എനിക്ക് പോകണം, നമുക്ക് പോകാം. */
const wishes = new Set(
  ['must', 'needed', 'haveTo', 'mustBe', 'may', 'howAbout', 'question', 'ifPast'].flatMap(
    (id) => meanings[id] ?? [],
  ),
)

function markFeeling(pieces: Piece[], act: number, isWished: boolean) {
  // ടീച്ചർക്ക് കൊടുക്കണം: it is given to the teacher.
  const isGiven = isWished && english.giving.has(pieces[act]?.stem ?? '')
  const isFelt =
    pieces.some(({ to, part, stem: is }) => to === act && part === 'to' && (!isGiven || isPronoun(is))) &&
    !(isWished && pieces.some(({ to, part, stem: is }) => to === act && part === 'who' && isPronoun(is)))
  for (const [at, piece] of pieces.entries())
    if (isFelt && piece.to === act && /^(?:to|who)$/u.test(piece.part))
      pieces[at] = { ...piece, part: piece.part === 'to' ? 'who' : 'whom' }
}

/** The word of the guess that says this word, or else its own first one. */
function nameOf(word: MeantWord, guess: Pieces): string | undefined {
  const own = contentWords(withoutKind(word.gloss))
  const senses = [...own, ...word.senses.map(withoutKind).flatMap(contentWords)]
  const isAct = word.kind === 'verb'
  const fits = guess.pieces.filter(({ part }) => (part === 'act') === isAct)
  const said = [own, senses].flatMap((means) =>
    fits.filter(({ stem }) => means.some((one) => sameSense(one, stem))),
  )
  return (said.find(({ part }) => part !== 'like') ?? said[0])?.stem ?? own[0]
}

/** “John, a man’s name” is John. */
const withoutKind = (gloss: string) => gloss.replace(/,[^,]*\bname$/u, '')

const partOf = ({ endings, gloss, kind }: MeantWord, next: MeantWord | undefined): string => {
  if (endings.includes(meanings.vocative ?? '—')) return 'call'
  const parts = endings.flatMap((means) => parted.get(means) ?? [])
  const way = next && /^(?:of|to)$/u.test(parts.at(-1) ?? '') ? placed.exec(next.gloss)?.[0] : undefined
  if (way) return wayCalled[way] ?? way
  if (
    parts.at(-1) === 'to' &&
    endings.includes(meanings.dative ?? '—') &&
    !isSomebody(gloss) &&
    !isPerson(gloss)
  )
    return 'for'
  if (next?.gloss === meanings.ablative) return 'from'
  if (parts.length > 0) return parts.at(-1) ?? 'who'
  return kind === 'object'
    ? 'whom'
    : isSomebody(gloss) || isPerson(gloss) || /^who\b|\((?:he|she|the one|those) who\)/u.test(gloss)
      ? 'who'
      : kind === 'noun'
        ? 'thing'
        : 'like'
}

const isPerson = (gloss: string) =>
  contentWords(gloss).some((word) => english.people.has(word)) || /\bname$/u.test(gloss)

/** കള്ളം പറഞ്ഞു: in English one word may say both, “lied”. */
function doneIn(before: MeantWord | undefined, guess: Pieces): string | undefined {
  if (before?.kind !== 'noun' || before.endings.length > 0) return undefined
  const own = contentWords(before.gloss)
  return guess.pieces.find(({ part, stem }) => part === 'act' && own.includes(stem))?.stem
}

/** “To fall (of rain)”, after rain. */
const isOnlyOf = ({ gloss }: MeantWord, before: MeantWord | undefined) => {
  const of = contentWords(/\(of ([^)]*)\)/u.exec(gloss)?.[1] ?? '')
  return before !== undefined && contentWords(before.gloss).some((word) => of.includes(word))
}

/** Who goes to see somebody, and for whom it is possible. */
const mayDo = /^(?:who|to)$/u
const placed =
  /^(?:above|below|under|near|behind|in front|inside|outside|on top|between|beside|after|before|with|on the other bank)\b/u
const wayCalled: Readonly<Record<string, string>> = {
  'in front': 'in',
  'on top': 'on',
  'on the other bank': 'thing',
}

/** വരുന്നതിനു മുമ്പ്, വന്നതിന് ശേഷം. */
const tieBefore = (next: MeantWord | undefined) =>
  next?.gloss.startsWith('before') ? 'before' : next?.gloss === 'after' ? 'after' : undefined

const parted = new Map(
  Object.entries({
    accusative: 'whom',
    dative: 'to',
    genitive: 'of',
    sociative: 'whom',
    instrumental: 'by',
    locative: 'in',
    allative: 'to',
    ablative: 'from',
    together: 'with',
    with: 'with',
    than: 'than',
    lackingWithout: 'without',
  }).flatMap(([id, part]): [string, string][] => (meanings[id] ? [[meanings[id], part]] : [])),
)

const joined = new Map(
  Object.entries({
    when: 'when',
    whenPast: 'when',
    asSoonAs: 'after',
    ifPast: 'if',
    if: 'if',
    after: 'after',
    onceDone: 'after',
    participle: 'first',
    to: 'to',
    because: 'because',
    without: 'without',
    instrumental: 'because',
    using: 'because',
    that: 'that',
    pastRelative: 'which',
    presentRelative: 'which',
    negativeRelative: 'which',
    although: 'although',
    evenIf: 'although',
    while: 'while',
  }).flatMap(([id, how]): [string, string][] => (meanings[id] ? [[meanings[id], how]] : [])),
)

/** Everything in the words that may join what is done, whether it was read so or not. */
export const joinsIn = (words: readonly MeantWord[]): readonly string[] =>
  words.flatMap(({ endings, gloss }) => [
    ...endings.flatMap((means) => joined.get(means) ?? []),
    ...(gloss.match(/\b(?:before|after|because|but|until|when|if|although|reason)\b/gu) ?? []),
  ])

/** “To stop” says nothing of whether it is so: that stands in what follows. */
const isDenying = (word: MeantWord) =>
  word.denial === 'yes' || (word.denial === 'no' && !/^(?:to|if|first)$/u.test(joins(word)))

/** When it is done, as far as its ending says it. */
const timeOf = ({ endings }: MeantWord): Pick<Piece, 'time'> => {
  const time = endings.flatMap((means) => timed.get(means) ?? []).at(-1)
  return time ? { time } : {}
}

const named = (ids: string) => ids.split(' ').flatMap((id) => meanings[id] ?? [])

const timed: ReadonlyMap<string, Piece['time']> = new Map([
  ...named(
    `past pastNegative pastNominal pastRelative perfect perfectNegative perfectRelative pluperfect pluperfectNegative pluperfectRelative pastProgressive was wasNot wasUsual continuingPast couldNot`,
  ).map((means) => [means, 'past'] as const),
  ...named(
    `future futureNegative present presentNegative presentProgressive progressive continuing may must mustNot needNot`,
  ).map((means) => [means, 'ahead'] as const),
  ...named('habit habitNegative').map((means) => [means, 'habit'] as const),
])

/** How what is done hangs on what comes later: വരുമ്പോൾ, വന്നാൽ, വന്നിട്ട്. */
const joins = ({ endings }: MeantWord): string =>
  joined.get(endings.findLast((means) => !stressing.has(means)) ?? '') ?? ''

/** അതുകൊണ്ടാണ്: “it is because”. */
const stressing = new Set(['is', 'isNot', 'indeed'].flatMap((id) => meanings[id] ?? []))
