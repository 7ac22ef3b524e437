import { formOf, isDone, isOverregularised, sameStem } from '@app/english'
import { isSame } from './apart.ts'
import type { Pair } from './pair-up.ts'
import type { EnglishSlip } from './slip.ts'

/** What the Malayalam leaves open: കുടിക്കുന്നു is “drinks” and “is drinking”, കുടിച്ചു “drank” and “has drunk”. */
export type AmbiguousTense = 'present' | 'past' | 'must'

type Pairs = readonly Pair[]

type Said = { slip: EnglishSlip; places: readonly number[] }

/** Where the Malayalam says both: is drinking and drinks, drank and has drunk, must and have to. */
export function saidOtherwise(pairs: Pairs, at: number, open: readonly AmbiguousTense[]): Said | undefined {
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

const isOpen: Readonly<Record<AmbiguousTense, (keys: Keys) => boolean>> = {
  present: ({ wanted, given }) => isProgressive(wanted, given) || isProgressive(given, wanted),
  past: ({ wanted, given }) => isPerfect(wanted, given) || isPerfect(given, wanted),
  must: ({ wanted, given }) => isDuty(wanted) && isDuty(given) && dutyOf(wanted) !== dutyOf(given),
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
  if (between.length === 0) return other.length === 1 && formOf(last) === 'past' && !isOverregularised(last)
  return other.join() === ['did', ...between, last].join() && formOf(last) === 'base'
}

const duties = ['must', 'should', 'have to', 'has to', 'need to', 'needs to', 'ought to']
const isDuty = (keys: readonly string[]) => duties.includes(keys.join(' '))
/** “I has to” is no other duty than “I have to”. */
const dutyOf = (keys: readonly string[]) =>
  keys
    .join(' ')
    .replace(/^has /u, 'have ')
    .replace(/^needs /u, 'need ')
