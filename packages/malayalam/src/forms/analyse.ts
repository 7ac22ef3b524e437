import { keyOf } from '../compare.ts'
import type { Analysis } from './analysis.ts'
import type { WordEntry } from './entry.ts'
import type { Lexicon } from './lexicon.ts'
import { joinedSpellings, looseSpellings, saidSpellings } from './other-spellings.ts'
import { prefixed } from './prefixes.ts'
import { costOf, nounsAsWritten, readings } from './readings.ts'
import { compounds } from './two-in-one.ts'

/**
 * In code units. The longest number up to ten lakh, written as one word, has 70. A longer text is not a word.
 */
const longestWord = 120

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
  const isKnown = (one: Analysis<E>) => plain.some((other) => isSameReading(one, other))
  const found = readings(read, lexicon)
    .filter((one) => !isKnown(one))
    .map((one) => ({
      ...one,
      cost: isSaid ? one.cost : Math.max(one.cost, least) + costOf.noVerb,
      readAs: read,
      ...(isSaid && { said: true as const }),
    }))
  return [...plain, ...found].sort((one, other) => one.cost - other.cost)
}

const isSameReading = (one: Analysis<WordEntry>, other: Analysis<WordEntry>) =>
  one.entry === other.entry &&
  one.endings.length === other.endings.length &&
  one.endings.every(({ id }, at) => other.endings[at]?.id === id)

/** ഒരു കെട്ടു പുല്ല്: what is a verb as it is may be a noun with its half-u written, and comes after it. */
function nounsInHalfU<E extends WordEntry>(
  text: string,
  plain: readonly Analysis<E>[],
  lexicon: Lexicon<E>,
): Analysis<E>[] {
  if (!text.endsWith('ു') || plain.some(({ entry }) => entry.pos !== 'verb')) return []
  return nounsAsWritten(`${text.slice(0, -1)}്`, lexicon).map((one) => ({
    ...one,
    cost: one.cost + costOf.spelling + costOf.ending,
  }))
}
