import { isInflected } from '@app/malayalam/find'
import { letterPieces } from '../course/exercises/letter-pieces.ts'
import { type Aligned, align } from './align.ts'
import { type EnglishWord, englishWords } from './english-words.ts'
import { isMisspelt, swappedIn } from './misspelt.ts'
import { otherOrders } from './other-orders.ts'
import type { EnglishSlip } from './slip.ts'
import { classOf, formOf, isDone, isIrregular, sameStem, subjects } from './word-classes.ts'

/** What the Malayalam leaves open: കുടിക്കുന്നു is “drinks” and “is drinking”, കുടിച്ചു “drank” and “has drunk”. */
export type LeftOpen = 'present' | 'past' | 'must'

/** What a typed text is judged by. */
export type WantedEnglish = {
  /** The sentence; the first one is what is shown as right. */
  accepted: readonly string[]
  /** Words that may stand for a word of the sentence: `[wanted, other]`. */
  others?: readonly (readonly [wanted: string, other: string])[]
  open?: readonly LeftOpen[]
}

/**
 * `missed`: the words of the sentence, as they are compared, that were not known: another word stood there, or none,
 * or it was misspelt. Of a slip in grammar there are none.
 */
export type EnglishVerdict = { right: boolean; slips: readonly EnglishSlip[]; missed: readonly string[] }

type Words = readonly EnglishWord[]
type Pairs = readonly Aligned<EnglishWord>[]

/**
 * Judges a typed English sentence against the nearest accepted one. Capitals, marks, the two spellings of English and
 * shortened words do not matter. What is wrong is told as what it is: an article, a tense, a letter.
 */
export function judgeEnglish(
  text: string,
  { accepted, others = [], open = [] }: WantedEnglish,
): EnglishVerdict {
  const typed = withApostrophes(variantsOf(englishWords(text), others), accepted)
  const tries = accepted.flatMap((sentence) =>
    otherOrders(sentence).flatMap((order) => typed.map((given) => compared(englishWords(order), given))),
  )
  const [nearest] = tries.toSorted((one, other) => one.cost - other.cost)
  if (!nearest) return { right: false, slips: [], missed: [] }
  const told = slipsIn(nearest.pairs, open)
  const wrong = told.filter(({ type }) => type !== 'also' && type !== 'apostrophe')
  if (wrong.length > 1 && accepted.some((sentence) => isShuffled(englishWords(sentence), englishWords(text))))
    return { right: false, slips: [{ type: 'order' }], missed: [] }
  return {
    right: wrong.length === 0,
    slips: wrong.length === 0 ? told : wrong,
    missed: wrong.flatMap((slip) =>
      (slip.type === 'word' || slip.type === 'spelling') && slip.wanted !== undefined ? [slip.wanted] : [],
    ),
  }
}

/** The typed words, and the same with what may stand for a word of the sentence. */
function variantsOf(words: Words, others: NonNullable<WantedEnglish['others']>): Words[] {
  let found = words
  for (const [wanted, other] of others) found = replaced(found, englishWords(other), englishWords(wanted))
  const told: Words[] = [words, ...(found === words ? [] : [found])]
  return told.flatMap((one) => {
    const said = sayings.reduce<Words>(
      (all, [other, usual]) => replaced(all, englishWords(other), englishWords(usual)),
      one,
    )
    return said === one ? [one] : [one, said]
  })
}

/** What says the same in other words. */
const sayings = [
  ['am going to', 'will'],
  ['is going to', 'will'],
  ['are going to', 'will'],
  ['do not have any', 'have no'],
  ['does not have any', 'has no'],
  ['is not any', 'is no'],
  ['are not any', 'are no'],
] as const

function replaced(words: Words, from: Words, to: Words): Words {
  if (from.length === 0) return words
  const at = words.findIndex((_, at) => from.every(({ key }, place) => words[at + place]?.key === key))
  return at < 0 ? words : [...words.slice(0, at), ...to, ...words.slice(at + from.length)]
}

/** “mothers” is “mother” and “'s” where a sentence has these: only the apostrophe is missing. */
function withApostrophes(typed: readonly Words[], accepted: readonly string[]): Words[] {
  const owners = new Set(
    accepted.flatMap((sentence) =>
      englishWords(sentence).flatMap(({ key }, at, all) => (all[at + 1]?.key === "'s" ? [key] : [])),
    ),
  )
  return typed.map((words) =>
    words.flatMap((word) => {
      const owner = word.key.replace(/s$/u, '')
      if (owner === word.key || !owners.has(owner)) return [word]
      const bare = `${word.shown.slice(0, -1)}'s`
      return [
        { key: owner, shown: word.shown.slice(0, -1), bare },
        { key: "'s", shown: "'s", bare },
      ]
    }),
  )
}

const isShuffled = (wanted: Words, given: Words) =>
  wanted.length === given.length &&
  wanted
    .map(({ key }) => key)
    .toSorted()
    .join(' ') ===
    given
      .map(({ key }) => key)
      .toSorted()
      .join(' ')

const compared = (wanted: Words, given: Words) => align(wanted, given, apart)

/** How far a typed word is from a wanted one; more than two is never put beside it. */
function apart(word: EnglishWord, { key: given }: EnglishWord): number {
  const wanted = spelt(word)
  if (word.key === given) return 0
  if (isSame(wanted, given)) return 0
  const [one, other] = [classOf(wanted), classOf(given)]
  if (sameStem(wanted, given)) return 0.6
  if (one !== 'word' || other !== 'word') return one === other ? 0.8 : isMisspelt(wanted, given) ? 0.9 : 2.1
  return isMisspelt(wanted, given) ? 0.7 : 1.5
}

const alike = ["'s is", "'s has", "'d had", "'d would", 'shall will']
const isSame = (wanted: string, given: string) =>
  wanted === given || alike.includes(`${wanted} ${given}`) || alike.includes(`${given} ${wanted}`)

/** A number in words is compared by its letters where it is not the same number. */
const spelt = ({ key, shown }: EnglishWord) => (/^\d/u.test(key) ? shown.toLowerCase() : key)

/** What differs, from left to right. */
function slipsIn(pairs: Pairs, open: readonly LeftOpen[]): EnglishSlip[] {
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

type Said = { slip: EnglishSlip; places: readonly number[] }

/** Where the Malayalam says both: is drinking and drinks, drank and has drunk, must and have to. */
function saidOtherwise(pairs: Pairs, at: number, open: readonly LeftOpen[]): Said | undefined {
  // Words between them may be the same: is she coming, does she come.
  const places: number[] = []
  for (let place = at; place < pairs.length && places.length < 6; place++) {
    const { wanted, given } = pairs[place] ?? {}
    const isEqual = wanted && given && isSame(wanted.key, given.key)
    if (isEqual && places.length === 0) return undefined
    places.push(place)
    if (open.some((one) => isOpen[one](keysOf(pairs, places)))) return { slip: also(pairs, places), places }
  }
  return undefined
}

type Keys = { wanted: readonly string[]; given: readonly string[] }

const keysOf = (pairs: Pairs, places: readonly number[]): Keys => ({
  wanted: places.flatMap((place) => pairs[place]?.wanted?.key ?? []),
  given: places.flatMap((place) => pairs[place]?.given?.key ?? []),
})

const also = (pairs: Pairs, places: readonly number[]): EnglishSlip => ({
  type: 'also',
  usual: places.flatMap((place) => pairs[place]?.wanted?.shown ?? []).join(' '),
})

const isOpen: Readonly<Record<LeftOpen, (keys: Keys) => boolean>> = {
  present: ({ wanted, given }) => isProgressive(wanted, given) || isProgressive(given, wanted),
  past: ({ wanted, given }) => isPerfect(wanted, given) || isPerfect(given, wanted),
  must: ({ wanted, given }) => isDuty(wanted) && isDuty(given) && wanted.join() !== given.join(),
}

/** “is drinking” and “drinks”; “are you going” and “do you go”; “is not going” and “does not go”. */
function isProgressive(one: readonly string[], other: readonly string[]): boolean {
  const [be = '', verb = ''] = [one[0], one.at(-1)]
  const between = one.slice(1, -1)
  if (!['am', 'is', 'are', "'s"].includes(be) || formOf(verb) !== 'ing') return false
  const isOne = be === 'is' || be === "'s"
  const last = other.at(-1) ?? ''
  if (!sameStem(last, verb)) return false
  if (between.length === 0) return other.length === 1 && formOf(last) === (isOne ? 's' : 'base')
  return other.join() === [isOne ? 'does' : 'do', ...between, last].join() && formOf(last) === 'base'
}

/** “has drunk” and “drank”; “have you eaten” and “did you eat”; “has not come” and “did not come”. */
function isPerfect(one: readonly string[], other: readonly string[]): boolean {
  const [have = '', verb = ''] = [one[0], one.at(-1)]
  const between = one.slice(1, -1)
  if (!['have', 'has', "'s"].includes(have) || !isDone(verb)) return false
  const last = other.at(-1) ?? ''
  if (!sameStem(last, verb)) return false
  if (between.length === 0) return other.length === 1 && formOf(last) === 'past'
  return other.join() === ['did', ...between, last].join() && formOf(last) === 'base'
}

const duties = ['must', 'should', 'have to', 'has to', 'need to', 'needs to', 'ought to']
const isDuty = (keys: readonly string[]) => duties.includes(keys.join(' '))

/** What may be more, or less, without a change of what is said. */
const freeWords = new Set(['some', 'please'])
const family = new Set(
  'mother father brother sister grandmother grandfather uncle aunt mom dad mommy daddy'.split(' '),
)

function slipOf({ wanted, given }: Aligned<EnglishWord>, at: number, pairs: Pairs): EnglishSlip | undefined {
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
  if (freeWords.has(key)) return { type: 'also', usual: usualAround(pairs, at) }
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
  const typed = pairs.slice(0, at).flatMap((one) => one.given ?? [])
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
        return agreeing.some((some) => some.includes(wanted.key) && some.includes(given.key))
          ? { type: 'third-person', ...pair, ...by }
          : { type: 'helper', ...pair }
      case 'pronoun':
        return sameStem(wanted.key, given.key) ? { type: 'form', ...pair } : { type: 'word', ...pair }
    }
  if (sameStem(wanted.key, given.key) && given.key !== wanted.key && isFormOf(wanted.key, given.key))
    return formSlip(wanted, given, before, plainAfter(typed))
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

/** After to, do, can … stands the plain verb; between them there may be a subject: did you eat. */
function plainAfter(typed: Words): EnglishWord | undefined {
  const [other, last] = typed.slice(-2).length < 2 ? [undefined, typed.at(-1)] : typed.slice(-2)
  if (last && askPlain.has(last.key)) return last
  return other &&
    last &&
    classOf(last.key) === 'pronoun' &&
    classOf(other.key) === 'helper' &&
    askPlain.has(other.key)
    ? other
    : undefined
}

const askPlain = new Set(
  'to do does did can could will would shall should must may might not let please'.split(' '),
)
const determiners = new Set(
  'a an the this that these those my your his her its our their some any many all both no few two three four five six seven eight nine ten'.split(
    ' ',
  ),
)

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
    return isVerb ? { type: 'third-person', ...pair, by: before.shown } : { type: 'plural', ...pair }
  }
  if (one === 'base' && other === 'base') return { type: isCounted ? 'plural' : 'form', ...pair }
  return isCounted && before !== undefined ? { type: 'plural', ...pair } : { type: 'tense', ...pair }
}

/** A pronoun, or a name: Meera goes. */
const isSubject = ({ key, shown }: EnglishWord) =>
  subjects.has(key) || /^\p{Lu}/u.test(shown) || !isSmall(key)
const isSmall = (key: string) => classOf(key) !== 'word'
