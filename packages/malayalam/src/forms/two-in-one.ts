import type { Analysis, FoundEnding, WordBefore } from './analysis.ts'
import { splits } from './compounds.ts'
import { isDoubtful } from './doubt.ts'
import type { Joint } from './endings/joints.ts'
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
import type { Lexicon } from './lexicon.ts'
import { costOf, maxEndings, readings, shortestStart } from './readings.ts'
import { wordsBefore } from './words-before.ts'

/** Readings as two words of the lexicon written as one, with endings after the second. */
export function compounds<E extends WordEntry>(
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
      const done =
        one.entry.pos === 'verb' &&
        !isAtVowel(split) &&
        fitting[0]?.entry.pos !== 'adverb' &&
        fitting.find(isParticiple)
      const before = done || fitting[0]
      if (!before || before.endings.length + one.endings.length > maxEndings) continue
      if (isParticiple(one) && !isParticiple(before) && rests.some(isPlainAdverb)) continue
      const sure = isSure(before, one.entry, split)
      const dear = sure && !isAtStem(split) ? 0 : dearness(before, one.entry)
      if (!sure && dear > dearest) continue
      found.push({
        ...one,
        before: ahead(asBefore(before, joint), one.before),
        ...(isDoubtful(before, one, split, () => isUnclear(before, firsts, split, text, lexicon)) && {
          probable: true,
        }),
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
  return withRivals(inOrder(found))
}

/** Where the word can as well be two other words, neither is certain. */
function withRivals<E extends WordEntry>(found: Analysis<E>[]): Analysis<E>[] {
  const [first, ...others] = found
  const isRival = (one: Analysis<E>) =>
    first !== undefined &&
    one.cost - first.cost < near &&
    (one.entry !== first.entry || one.before?.entry !== first.before?.entry)
  return others.some(isRival) ? found.map((one) => ({ ...one, probable: true })) : found
}
const near = 5

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

/** Whether the first letters are another noun too (പാവ and പാവം of പാവനിർമാണം), or a ം stays before a consonant. */
const isUnclear = <E extends WordEntry>(
  { entry }: Analysis<E>,
  firsts: readonly Analysis<E>[],
  { first, rest }: Split,
  text: string,
  lexicon: Lexicon<E>,
): boolean =>
  (first.endsWith('ം') && text.startsWith(first + rest.charAt(0))) ||
  firsts.some((one) => one.entry !== entry && one.endings.length === 0 && one.entry.pos === 'noun') ||
  (/[ക-ഹം]$/u.test(first) &&
    lexicon
      .entries(first.endsWith('ം') ? first.slice(0, -1) : `${first}ം`)
      .some((one) => (one.pos === 'noun' || one.pos === 'postposition') && one !== entry))

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
