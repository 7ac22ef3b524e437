import { keyOf } from '../compare.ts'
import type { Analysis, FoundEnding, WordBefore } from './analysis.ts'
import { splits } from './compounds.ts'
import { eachEnding } from './endings/ending-index.ts'
import type { Ending } from './endings/endings.ts'
import { close, type Joint, type MadeJoint } from './endings/joints.ts'
import { meanings } from './endings/meanings.ts'
import { slotsAtEnd, wholeWord } from './endings/slots.ts'
import type { PartOfSpeech, WordEntry } from './entry.ts'
import { inOrder } from './in-order.ts'
import {
  canFollow,
  dearest,
  dearness,
  isAtStem,
  isAtVowel,
  isLeaning,
  isSaying,
  isSure,
  type Split,
} from './joined-words.ts'
import type { Lexicon, StemOf } from './lexicon.ts'
import { joinedSpellings, looseSpellings, saidSpellings } from './other-spellings.ts'
import { extraCost, isRefused, meaningAfter } from './pairs.ts'
import { prefixed } from './prefixes.ts'
import type { Stem } from './stems/stem.ts'
import { wordsBefore } from './words-before.ts'

/** An ending found in the search, the joint before it, and the endings after it. */
type Path = { ending: Ending; joint: MadeJoint | undefined; cost: number; next: Path | undefined }

const maxEndings = 4

/**
 * In code units. The longest number up to ten lakh, written as one word, has 70. A longer text is not a word.
 */
const longestWord = 120

/**
 * The cost that each ending adds, beside the rank of its spelling, and the costs of a rarer word and of other
 * doubtful readings.
 */
const costOf = {
  ending: 10,
  rank: 3,
  seldom: 5,
  use: 2,
  compound: 12,
  noVerb: 1,
  guess: 6,
  spelling: 5,
  unlikelier: 0.5,
} as const

/**
 * All readings of a word with the entries of the lexicon, likeliest first: fewer endings, then commoner words
 * and spellings. If the word has no reading as it is, it is read in an older or looser spelling, or as two
 * words in one. Nothing is guessed: a word that no entry explains has no analysis.
 */
export function analyse<E extends WordEntry>(word: string, lexicon: Lexicon<E>): Analysis<E>[] {
  const text = keyOf(word)
  if (text.length > longestWord) return []
  const plain = withHalfU(text, readings(text, lexicon), lexicon)
  if (plain.length > 0) return [...plain, ...nounsInHalfU(text, plain, lexicon)]
  for (const spelling of looseSpellings(text)) {
    const found = readings(spelling, lexicon)
    if (found.length > 0)
      return found.map((one) => ({ ...one, cost: one.cost + costOf.spelling, readAs: spelling }))
  }
  const said = readingsAsSaid(text, lexicon)
  if (said.length > 0) return said
  const pointed = prefixed(text, (rest) => readings(rest, lexicon))
  if (pointed.length > 0) return pointed
  for (const spelling of [text, ...joinedSpellings(text)]) {
    const joined = compounds(spelling, lexicon)
    if (joined.length > 0)
      return spelling === text ? joined : joined.map((one) => ({ ...one, readAs: spelling }))
  }
  if (!text.endsWith('ു')) return []
  return compounds(text.replace(/ു$/u, '്'), lexicon).filter(({ endings }) => endings.at(-1)?.id !== 'command')
}

/**
 * The readings of a word that is written as it is said. Many spellings may be meant; the one that costs least is,
 * and of two the likelier.
 */
function readingsAsSaid<E extends WordEntry>(text: string, lexicon: Lexicon<E>): Analysis<E>[] {
  let best: Analysis<E>[] = []
  let least = Number.POSITIVE_INFINITY
  for (const [at, spelling] of saidSpellings(text).entries()) {
    const found = readings(spelling, lexicon).filter(({ entry }) => entry.pos !== 'name')
    const cost = (found[0]?.cost ?? Number.POSITIVE_INFINITY) + at * costOf.unlikelier
    if (cost >= least) continue
    least = cost
    best = found.map((one) => ({ ...one, cost: one.cost + costOf.spelling, readAs: spelling, said: true }))
  }
  return best
}

/** The chillu that a consonant with a half-u may stand for. */
const chilluOf: Readonly<Record<string, string>> = { ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ന: 'ൻ' }

/**
 * What ends in ര്, ല് or ള് is a chillu said with a half-u, before it is anything else with an ending: ആൾക്കാര് is
 * people, and no dative. ന് is a chillu that has lost its joiner (അച്ഛന്), and comes after the dative, which a word
 * alone cannot tell from it.
 */
function withHalfU<E extends WordEntry>(
  text: string,
  plain: readonly Analysis<E>[],
  lexicon: Lexicon<E>,
): readonly Analysis<E>[] {
  if (plain.length === 0 || !text.endsWith('്')) return plain
  const [letter = '', before] = [text.at(-2), text.at(-3)]
  const chillu = before === '്' ? undefined : chilluOf[letter]
  if (!chillu) return plain
  const read = text.slice(0, -2) + chillu
  const isSaid = letter !== 'ന'
  const least = Math.min(...plain.map(({ cost }) => cost))
  const found = readings(read, lexicon).map((one) => ({
    ...one,
    cost: isSaid ? one.cost : Math.max(one.cost, least) + costOf.noVerb,
    readAs: read,
    ...(isSaid && { said: true as const }),
  }))
  return [...plain, ...found].sort((one, other) => one.cost - other.cost)
}

/** ഒരു കെട്ടു പുല്ല്: what is a verb as it is may be a noun with its half-u written, and comes after it. */
function nounsInHalfU<E extends WordEntry>(
  text: string,
  plain: readonly Analysis<E>[],
  lexicon: Lexicon<E>,
): Analysis<E>[] {
  if (!text.endsWith('ു') || plain.some(({ entry }) => entry.pos !== 'verb')) return []
  return lexicon
    .stems(`${text.slice(0, -1)}്`)
    .filter(({ entry, of, within }) => entry.pos === 'noun' && within.length === 0 && (of & wholeWord) !== 0)
    .map((stem) => analysis(stem, undefined))
    .map((one) => ({ ...one, cost: one.cost + costOf.spelling + costOf.ending }))
}

/** Readings as two words of the lexicon written as one, with endings after the second. */
function compounds<E extends WordEntry>(
  text: string,
  lexicon: Lexicon<E>,
  ways = splits(text),
  numbers: Numbers<E> = new Map(),
): Analysis<E>[] {
  const found: Analysis<E>[] = []
  if (shortestStart(text, lexicon) < 0) return found
  // Several ways in a row have the same second word; its readings cost most.
  let [last, lasts]: [Split | undefined, readonly Analysis<E>[]] = [undefined, []]
  for (const split of ways) {
    const { first, of, rest, joint, restIs } = split
    const alone = firstsOf(first, of, lexicon, numbers)
    if (alone.length === 0 && !mayLean(split)) continue
    const isSame = last?.rest === rest && last.restIs === restIs
    const rests = isSame ? lasts : restsOf(rest, restIs, lexicon, numbers)
    last = split
    lasts = rests
    const firsts = alone.length > 0 || !rests.some(saysSomething) ? alone : leaningPairs(first, lexicon)
    for (const one of rests) {
      if (restIs && one.entry.pos !== restIs) continue
      const fitting = firsts.filter((before) => canFollow(before, one.entry, split) && suits(before, one))
      // കത്തിനശിച്ചു is what burnt, and no knife: before a consonant a verb joins what one did.
      const done = one.entry.pos === 'verb' && !isAtVowel(split) && fitting.find(isParticiple)
      const before = done || fitting[0]
      if (!before || before.endings.length + one.endings.length > maxEndings) continue
      if (isParticiple(one) && !isParticiple(before) && rests.some(isPlainAdverb)) continue
      const sure = isSure(before, one.entry, split)
      const dear = sure && !isAtStem(split) ? 0 : dearness(before, one.entry)
      if (!sure && dear > dearest) continue
      found.push({
        ...one,
        before: ahead(asBefore(before, joint), one.before),
        ...(!sure && { probable: true }),
        cost:
          before.cost +
          one.cost +
          costOf.compound +
          dear +
          (sure ? 0 : costOf.guess) +
          (one.entry.pos === 'verb' ? 0 : costOf.noVerb),
      })
    }
  }
  return inOrder(found)
}

/**
 * The compound numbers found in a word, by their text. Each is computed only once; otherwise a long row of
 * numbers would take exponential time.
 */
type Numbers<E extends WordEntry> = Map<string, readonly Analysis<E>[]>

/** Readings as a number made of two or more numbers: ആറര, ഇരുപത്തിരണ്ട്. */
function numbersOf<E extends WordEntry>(text: string, lexicon: Lexicon<E>, numbers: Numbers<E>) {
  const known = numbers.get(text)
  if (known) return known
  const ways = splits(text).filter(({ restIs }) => restIs === 'numeral')
  const found = compounds(text, lexicon, ways, numbers).filter((one) =>
    wordsBefore(one).every(({ entry }) => entry.pos === 'numeral'),
  )
  numbers.set(text, found)
  return found
}

/**
 * The readings of the first of two words. It may also be a number with a half, which is itself made of two
 * (ആറരമണിക്ക്).
 */
function firstsOf<E extends WordEntry>(
  first: string,
  of: number,
  lexicon: Lexicon<E>,
  numbers: Numbers<E>,
): readonly Analysis<E>[] {
  const found = readings(first, lexicon, of).filter((one) => isShort(one))
  if (found.length > 0 || !first.endsWith('ര')) return found
  return numbersOf(first, lexicon, numbers).filter(({ endings }) => endings.length === 0)
}

/** എനിക്കത് before അറിയാം, അതെനിക്ക് before അറിയില്ല: two pronouns that a verb joins. Few beginnings make one. */
const mayLean = (split: Split) => isAtVowel(split) && split.first.length < 16 && /^[അഇഎഞന]/u.test(split.first)
const saysSomething = ({ entry }: Analysis<WordEntry>) => entry.pos === 'verb' || entry.pos === 'particle'

function leaningPairs<E extends WordEntry>(first: string, lexicon: Lexicon<E>): Analysis<E>[] {
  const ways = splits(first).filter(isAtVowel)
  return compounds(first, lexicon, ways).filter(
    (one) => isLeaning(one) && one.before && !one.before.before && isLeaning(one.before) && isShort(one),
  )
}

/** The readings of the second of two words. A number may itself be made of two. */
function restsOf<E extends WordEntry>(
  rest: string,
  restIs: PartOfSpeech | undefined,
  lexicon: Lexicon<E>,
  numbers: Numbers<E>,
): readonly Analysis<E>[] {
  const found = readings(rest, lexicon)
  return found.length > 0 || restIs !== 'numeral' ? found : numbersOf(rest, lexicon, numbers)
}

/** A reading as the word before another word. */
const asBefore = <E extends WordEntry>(
  { entry, endings, before }: Analysis<E>,
  joint: Joint | undefined,
): WordBefore<E> => ({ entry, endings, ...(joint && { joint }), ...(before && { before }) })

/** The words before, with one more in front of them. */
const ahead = <E extends WordEntry>(
  first: WordBefore<E>,
  before: WordBefore<E> | undefined,
): WordBefore<E> => (before ? { ...before, before: ahead(first, before.before) } : first)

/** The first word has one ending; a plural (മനുഷ്യരിലെത്തി), ആണ് (എന്തിനാണവൾ) and എന്ന് (വരുമെന്നറിഞ്ഞു) do not count. */
const isShort = ({ endings }: Endings) => endings.filter(({ id }) => !uncounted.has(id)).length <= 1
const uncounted = new Set(['plural', 'is', 'that'])

type Endings = { endings: readonly FoundEnding[] }

/** ഇരി of ഇരിക്കുക joins only a participle: കാത്തിരി, but not പോക്കിരി. */
const isShortCommand = ({ endings: [only] }: Endings) => only?.id === 'command' && !only.shown.startsWith('-')
/** ഓട് at the end is nearly always the ending “to, with” (കുറിച്ചെന്നോട്), and ത്തിന്ന് “from” (ദൗത്യത്തിന്ന്). */
const isLikeEnding = (before: WordEntry, { entry, endings: [only, more] }: Analysis<WordEntry>) =>
  more === undefined &&
  (((entry.word === 'ഓടുക' || entry.word === 'ഏറ്റുക') && only?.id === 'command') ||
    (entry.word === 'തിന്നുക' && before.word.endsWith('ം') && /^(?:command|participle)$/u.test(only?.id ?? '')))
const requests = new Set(['command', 'polite', 'please', 'may', 'future', 'must', 'let'])
/** ഒന്നിറങ്ങ് is “just get off”; what is given or taken may be one: ഒന്നെടുക്കൂ. */
const isAskedFor = ({ entry, endings }: Analysis<WordEntry>) =>
  entry.pos === 'verb' &&
  !/^(?:തരുക|.*ടുക്കുക|വാങ്ങുക|കഴിക്കുക)$/u.test(entry.word) &&
  endings.some(({ id }) => requests.has(id))
/**
 * Rules about pairs of words that no entry gives: a short command joins only a participle, a number with a half
 * joins no verb, and ആണ് only what is done.
 */
function suits<E extends WordEntry>(before: Analysis<E>, one: Analysis<E>): boolean {
  if (isShortCommand(one)) return isParticiple(before)
  if (isLikeEnding(before.entry, one)) return false
  if (before.entry.word === 'ഒന്ന്' && isAskedFor(one)) return before.entry.pos === 'particle'
  if (one.entry.pos !== 'verb') return true
  return before.before ? before.entry.pos !== 'numeral' : !isSaying(before.endings) || isWhatIsDone(one)
}
/** After ആണ്, only what somebody does or did: ഇന്നാണറിഞ്ഞത്. */
const isWhatIsDone = ({ endings }: Endings) => endings.some(({ id }) => /^(?:past|present)Nominal$/u.test(id))
/** കുറച്ച് after another word is “a little”, and not “having reduced”. */
const isPlainAdverb = ({ entry, endings }: Analysis<WordEntry>) =>
  endings.length === 0 && (entry.pos === 'adverb' || entry.pos === 'postposition')
const isParticiple = ({ endings }: Endings) => endings.at(-1)?.id === 'participle'

function readings<E extends WordEntry>(text: string, lexicon: Lexicon<E>, as = wholeWord): Analysis<E>[] {
  const shortest = shortestStart(text, lexicon)
  if (shortest < 0) return []
  const found: Analysis<E>[] = []

  const visit = (rest: string, makes: number, depth: number, path: Path | undefined) => {
    for (const stem of lexicon.stems(rest))
      if ((stem.of & makes) !== 0 && depth + stem.within.length <= maxEndings && !isRefused(stem, path))
        found.push(analysis(stem, path))
    if (depth === maxEndings) return
    eachEnding(rest, makes, (ending) => {
      const length = rest.length - ending.text.length
      if (length < shortest || (length === rest.length && path?.ending === ending)) return
      if (ending.joint !== 'none') {
        for (const side of close(rest.slice(0, length), ending.on, ending.joint, ending.text)) {
          const of = ending.on & side.of & slotsAtEnd(side.text)
          if (of !== 0) visit(side.text, of, depth + 1, stepTo(ending, path, side.joint, side.rank))
        }
        return
      }
      const before = rest.slice(0, length)
      const of = ending.on & slotsAtEnd(before)
      if (of !== 0) visit(before, of, depth + 1, stepTo(ending, path, undefined, 0))
    })
  }

  visit(text, as, 0, undefined)
  return inOrder(found)
}

const stepTo = (
  ending: Ending,
  next: Path | undefined,
  joint: MadeJoint | undefined,
  rank: number,
): Path => ({
  ending,
  joint,
  cost: costOf.ending + costOf.rank * (ending.rank + rank) + (ending.seldom ? costOf.seldom : 0),
  next,
})

/** The length of the shortest beginning of the text that any word has, or -1. */
function shortestStart<E extends WordEntry>(text: string, lexicon: Lexicon<E>): number {
  for (let length = 0; length <= text.length; length++)
    if (lexicon.beginsWith(text.slice(0, length))) return Math.max(1, length)
  return -1
}

function analysis<E extends WordEntry>(stem: StemOf<E>, path: Path | undefined): Analysis<E> {
  const found: FoundEnding[] = stem.within.map((one) => ({ ...one, means: meanings[one.id] ?? '' }))
  let cost = costOf.use * (stem.entry.use - 1) + costOf.rank * stem.rank + costOf.ending * found.length
  cost += extraCost(stem, path)
  let isSaid = stem.said
  for (let step = path; step; step = step.next) {
    isSaid ||= step.ending.said || step.joint?.said || undefined
    const first = step === path
    const joint = step.joint ?? (first && found.length === 0 ? stem.joint : undefined)
    found.push({
      id: step.ending.id,
      shown: first ? shownAfter(stem, step.ending) : step.ending.shown,
      means: meaningAfter(stem.entry, step.ending.id, found.at(-1)?.id),
      ...(joint && (joint.was || joint.now) && { joint: { was: joint.was, now: joint.now } }),
    })
    cost += step.cost
  }
  return { entry: stem.entry, endings: found, cost, ...(isSaid && { said: true }) }
}

/** Endings whose letters are those of the verb's own past. They are shown as -ന്നു, -ച്ചു. */
const ownPast = new Set(['past', 'pastRelative', 'participle'])

/** The letters of the past before its last vowel: ന്ന of ന്നു, ിയ of ി (എഴുതിയ), യ of യി (പോയ). */
const pastLetters = (now: string) => (now.endsWith('ി') && !now.endsWith('യി') ? `${now}യ` : now.slice(0, -1))

/**
 * How the ending is shown after this stem. If most of its letters are the stem's (വന്നു, തിരുവനന്തപുരത്ത്),
 * they are included.
 */
function shownAfter({ joint, text, within }: Stem, ending: Ending): string {
  if (ownPast.has(ending.id) && joint && within.length === 0)
    return `-${pastLetters(joint.now)}${ending.text}`
  if (ending.id === 'locative' && ending.text === '്') return `-${text.slice(-3)}്`
  return ending.shown
}
