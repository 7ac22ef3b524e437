import {
  beforePlainVerb,
  classOf,
  determiners,
  type EnglishWord,
  family,
  formOf,
  isInflected,
  isIrregular,
  sameStem,
  subjects,
} from '@app/english'
import { letterPieces } from '../alignment/letter-pieces.ts'
import { type AmbiguousTense, saidOtherwise } from './ambiguous-tense.ts'
import { isSame, spelt } from './apart.ts'
import { isMisspelt, swappedIn } from './misspelt.ts'
import type { Pair } from './pair-up.ts'
import type { EnglishSlip } from './slip.ts'

type Words = readonly EnglishWord[]
type Pairs = readonly Pair[]

/** What differs, from left to right. */
export function slipsIn(pairs: Pairs, open: readonly AmbiguousTense[]): EnglishSlip[] {
  const slips: EnglishSlip[] = []
  const done = new Set<number>()
  for (const [at, pair] of pairs.entries()) {
    if (done.has(at)) continue
    const said = saidOtherwise(pairs, at, open)
    for (const place of said?.places ?? []) done.add(place)
    const slip = said ? said.slip : slipOf(pair, at, pairs)
    if (slip) slips.push(slip)
  }
  return slips
}

/** What may be more, or less, without a change of what is said; but a text has to say something. */
const freeWords = new Set(['some', 'please'])

function slipOf({ wanted, given }: Pair, at: number, pairs: Pairs): EnglishSlip | undefined {
  if (wanted && given && isSame(wanted.key, given.key))
    return given.bare === undefined
      ? undefined
      : { type: 'apostrophe', wanted: given.bare, given: given.bare.replace("'", '') }
  const pair = {
    ...(wanted && { wanted: wanted.shown }),
    ...(given && { given: given.shown }),
  }
  const next = pairs[at + 1]
  const after = next?.wanted?.shown ?? next?.given?.shown
  const before = pairs.slice(0, at).findLast((one) => one.wanted)?.wanted?.shown
  if (wanted && given) return exchanged(wanted, given, at, pairs)
  const key = wanted?.key ?? given?.key ?? ''
  if (freeWords.has(key) && pairs.some((one) => one.wanted && one.given))
    return { type: 'also', usual: usualAround(pairs, at) }
  if (key === 'my' && given && family.has(next?.wanted?.key ?? ''))
    return { type: 'also', usual: usualAround(pairs, at) }
  switch (classOf(key)) {
    case 'article':
      return { type: 'article', ...pair, ...(after !== undefined && { by: after }) }
    case 'preposition':
      return { type: 'preposition', ...pair, ...(after !== undefined && { by: after }) }
    case 'be':
      if (key === "'s" && wanted && before !== undefined && !subjects.has(before.toLowerCase()))
        return { type: 'form', wanted: `${before}'s`, given: before }
      return { type: 'be', ...pair, ...(before !== undefined && { by: before }) }
    case 'helper':
      return { type: 'helper', ...pair }
    default:
      return { type: 'word', ...pair }
  }
}

const usualAround = (pairs: Pairs, at: number) =>
  pairs
    .slice(Math.max(0, at - 1), at + 2)
    .flatMap(({ wanted }) => wanted?.shown ?? [])
    .join(' ')

function exchanged(wanted: EnglishWord, given: EnglishWord, at: number, pairs: Pairs): EnglishSlip {
  const pair = { wanted: wanted.shown, given: given.shown }
  const before = pairs.slice(0, at).findLast((one) => one.wanted)?.wanted
  const helper = helperBefore(pairs.slice(0, at))
  const next = pairs[at + 1]
  const by = { ...(before && { by: before.shown }) }
  const kind = classOf(wanted.key)
  if (kind === classOf(given.key) && kind !== 'word')
    switch (kind) {
      case 'article': {
        // Malayalam does not tell “a” from “the”; a and an are told apart by the sound that follows.
        if (wanted.key === 'the' || given.key === 'the') {
          const follows = next?.given?.key ?? ''
          if (given.key === 'the' || isAn(follows) === (given.key === 'an'))
            return { type: 'also', usual: usualAround(pairs, at + 1) }
        }
        return { type: 'article', ...pair, ...(next?.wanted && { by: next.wanted.shown }) }
      }
      case 'preposition':
        return { type: 'preposition', ...pair, ...(next?.wanted && { by: next.wanted.shown }) }
      case 'be':
        return isPast(wanted.key) === isPast(given.key)
          ? { type: 'be', ...pair, ...by }
          : { type: 'tense', ...pair }
      case 'helper':
        if (!agreeing.some((some) => some.includes(wanted.key) && some.includes(given.key)))
          return { type: 'helper', ...pair }
        return wanted.key === 'have' && helper
          ? { type: 'base', ...pair, by: helper.shown }
          : { type: 'third-person', ...pair, ...by }
      case 'pronoun':
        return sameStem(wanted.key, given.key) ? { type: 'form', ...pair } : { type: 'word', ...pair }
    }
  if (sameStem(wanted.key, given.key) && given.key !== wanted.key && isFormOf(wanted.key, given.key))
    return formSlip(wanted, given, before, helper)
  if (isMisspelt(spelt(wanted), given.key)) {
    const swapped = swappedIn(wanted.shown.toLowerCase(), given.shown.toLowerCase())
    return {
      type: 'spelling',
      ...pair,
      ...(swapped !== undefined && { swapped }),
      pieces: letterPieces(wanted.shown.toLowerCase(), given.shown.toLowerCase(), (text) => [...text]),
    }
  }
  return { type: 'word', ...pair }
}

const agreeing = [
  ['do', 'does'],
  ['have', 'has'],
]

const isPast = (key: string) => key === 'was' || key === 'were'
const isAn = (key: string) => /^(?:[aeio]|u(?!ni|se)|hour|honest)/u.test(key)

/** One that is spelt as a form, if the other shows that it is one: makeing is a misspelt making. */
const isFormOf = (wanted: string, given: string) =>
  isIrregular(given) ||
  isInflected(wanted) !== isInflected(given) ||
  formOf(wanted) !== formOf(given) ||
  !isMisspelt(wanted, given)

/** The helper that asks for a plain verb here: the typed one, or the one that should be there. */
const helperBefore = (pairs: Pairs) =>
  plainAfter(pairs.flatMap(({ given }) => given ?? [])) ??
  plainAfter(pairs.flatMap(({ wanted }) => wanted ?? []))

/** After to, do, can … stands the plain verb; between them there may be a subject: did you eat. */
function plainAfter(typed: Words): EnglishWord | undefined {
  const [other, last] = typed.slice(-2).length < 2 ? [undefined, typed.at(-1)] : typed.slice(-2)
  if (last && beforePlainVerb.has(last.key)) return last
  return other &&
    last &&
    classOf(last.key) === 'pronoun' &&
    classOf(other.key) === 'helper' &&
    beforePlainVerb.has(other.key)
    ? other
    : undefined
}

/** Another form of the right word. */
function formSlip(
  { key, shown }: EnglishWord,
  given: EnglishWord,
  before: EnglishWord | undefined,
  helper: EnglishWord | undefined,
): EnglishSlip {
  const pair = { wanted: shown, given: given.shown }
  const [one, other] = [formOf(key), formOf(given.key)]
  if (one === 'base' && other !== 'base' && helper) return { type: 'base', ...pair, by: helper.shown }
  const isCounted = before === undefined || determiners.has(before.key) || /^\d+$/u.test(before.key)
  const forms = [one, other].toSorted().join()
  if (forms === 'base,s') {
    const isVerb = before !== undefined && !isCounted && isSubject(before)
    if (!isVerb) return { type: 'plural', ...pair }
    // Without -s it is no present: he cut it.
    if (one === 'base' && thirdPersons.has(before.key)) return { type: 'tense', ...pair }
    return { type: 'third-person', ...pair, by: before.shown }
  }
  if (one === 'base' && other === 'base') return { type: isCounted ? 'plural' : 'form', ...pair }
  return isCounted && before !== undefined ? { type: 'plural', ...pair } : { type: 'tense', ...pair }
}

const thirdPersons = new Set(['he', 'she', 'it'])

/** A pronoun, or a name: Meera goes. */
const isSubject = ({ key, shown }: EnglishWord) =>
  subjects.has(key) || /^\p{Lu}/u.test(shown) || !isSmall(key)
const isSmall = (key: string) => classOf(key) !== 'word'
