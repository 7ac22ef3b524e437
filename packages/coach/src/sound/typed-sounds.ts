import { type SoundUnit, unitsOf } from './sound-units.ts'
import { type Fit, type Habits, spellingsOf } from './spellings-of-sounds.ts'

/** A sound of a word that is typed otherwise than is usual. */
export type Misfit = { unit: SoundUnit; fit: Exclude<Fit, 'usual'> }

/** What a learner does in all of a guess. ആ “that” is typed aa by who marks no other length. */
export function habitsIn(guess: string): Habits {
  const marked = guess.toLowerCase().normalize('NFD')
  const typed = marked.replace(/a\u0304/gu, 'aa')
  const doubles = new Set((typed.match(/([bcdgklmnptv])\1/gu) ?? []).map((pair) => pair.charAt(0)))
  return {
    doubles,
    longs: /(?!\baa\b)aa/u.test(typed),
    marks: consonantMark.test(marked) ? 'all' : vowelMark.test(marked) ? 'vowels' : 'none',
  }
}

/** Of learner's Latin: ṭ ḷ ṇ ṣ, ḻ ṟ ṯ, ṅ, ś, and the ŭ of its own; and ā ī ū ē ō, which others write too. */
const consonantMark = /[\u0323\u0331\u0307\u0306\u0325]|s\u0301|n\u0303/u
const vowelMark = /\u0304/u

/**
 * Where Latin letters miss the sounds of a word, in the way they fit it best. Undefined where they say
 * something else altogether.
 */
export function misfitsIn(word: string, typed: string, habits: Habits): Misfit[] | undefined {
  const units = unitsOf(word)
  if (!units) return undefined
  const ways = fromLearnersLatin(typed, habits).flatMap((letters) => bestWay(units, letters, habits) ?? [])
  return ways.toSorted((one, other) => one.cost - other.cost)[0]?.misfits
}

function bestWay(units: readonly SoundUnit[], letters: string, habits: Habits): Paraphrase | undefined {
  const spellings = units.map((unit, at) => spellingsOf(unit, units[at - 1], habits))
  const known = new Map<string, Paraphrase | undefined>()
  const best = (at: number, from: number): Paraphrase | undefined => {
    const unit = units[at]
    if (!unit) return from === letters.length ? { cost: 0, misfits: [] } : undefined
    const key = `${at} ${from}`
    if (known.has(key)) return known.get(key)
    let found: Paraphrase | undefined
    for (const { letters: spelt, fit } of spellings[at] ?? []) {
      const rest = letters.startsWith(spelt, from) ? best(at + 1, from + spelt.length) : undefined
      const cost = rest && rest.cost + costs[fit]
      if (rest && cost !== undefined && (!found || cost < found.cost))
        found = { cost, misfits: fit === 'usual' ? rest.misfits : [{ unit, fit }, ...rest.misfits] }
    }
    known.set(key, found)
    return found
  }
  return best(0, 0)
}

type Paraphrase = { cost: number; misfits: Misfit[] }

const costs: Readonly<Record<Fit, number>> = { usual: 0, loose: 1, wrong: 100 }

/**
 * Learner's Latin, with its marks, as the same sounds are typed without them. There t is dental; who marks
 * only vowels may mean either.
 */
function fromLearnersLatin(typed: string, { marks }: Habits): string[] {
  const marked = typed.toLowerCase().normalize('NFD')
  const dental = marked.replace(/t(?![\u0323\u0331h])/gu, 'th')
  const readings = { none: [marked], vowels: [dental, marked], all: [dental] }[marks]
  return readings.map((one) =>
    lettersOnly(unmarked.reduce((text, [old, now]) => text.replace(old, now), one)),
  )
}

const lettersOnly = (text: string) => text.replace(/[^a-z]/gu, '').replaceAll('x', 'ks')

const unmarked: readonly (readonly [RegExp, string])[] = [
  [/a\u0304/gu, 'aa'],
  [/i\u0304/gu, 'ee'],
  [/u\u0304/gu, 'oo'],
  [/l\u0331/gu, 'zh'],
  [/r\u0325/gu, 'ri'],
  [/n\u0303/gu, 'nj'],
  [/n\u0307/gu, 'ng'],
  [/s[\u0301\u0323]/gu, 'sh'],
]
