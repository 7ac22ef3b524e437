/** A half-u at the end, which many people do not type. */
const halfU = 'ŭ'

/**
 * The ways to write a sound in Latin letters, learner's Latin included, and the form in which they are
 * compared.
 */
const alike: readonly (readonly [RegExp, string])[] = [
  [/r\u0325\u0304?/gu, 'ri'],
  [/([aeiou])\u0304/gu, '$1$1'],
  [/ee/gu, 'ii'],
  [/oo/gu, 'uu'],
  [/l\u0331/gu, 'zh'],
  [/n\u0303/gu, 'nj'],
  [/n\u0307/gu, 'ng'],
  [/s[\u0301\u0323]/gu, 'sh'],
  [/[\u0300-\u036f]/gu, ''],
  [/dh/gu, 'th'],
  [/w/gu, 'v'],
  // A stop after a nasal is said with voice, and typed so: anju, inji.
  [/nch(?!h)/gu, 'nj'],
  [/(?<=[^aeiou])u$/u, ''],
  [/([aiu])\1$/u, '$1'],
]

/**
 * The form of a Latin spelling in which it is compared: with lengths and doublings, except those at its end,
 * which nobody types.
 */
export const comparable = (latin: string): string =>
  alike.reduce((text, [old, now]) => text.replace(old, now), latin.toLowerCase().normalize('NFD'))

/** The comparable form, with the half-u at its end if it has one: peru is പേര് before പേർ. */
export const spelling = (latin: string): string =>
  comparable(latin) + (/[b-df-hj-np-tv-z]u$/iu.test(latin) ? halfU : '')

/**
 * The cost of a missing or extra letter. People in a hurry leave out a length or the first c of cch; any
 * other letter more likely makes another word.
 */
const perLength = 1
const perLetter = 3
const perHalfU = 0.2

/** The distance between two comparable spellings; 0 if they are equal. */
export const unlike = (one: string, other: string): number => distances(one, other).at(-1) ?? 0

/** The distance between the short text and the beginning of the long one that is nearest to it. */
export const unlikeStart = (long: string, short: string): number => Math.min(...distances(short, long))

/** The distances from the first text to each beginning of the second. */
function distances(one: string, other: string): number[] {
  let row = [0]
  for (let at = 0; at < other.length; at++) row.push((row[at] ?? 0) + worth(other, at))
  for (let down = 0; down < one.length; down++) {
    const less = worth(one, down)
    const next = [(row[0] ?? 0) + less]
    for (let at = 0; at < other.length; at++) {
      const same = one[down] === other[at] ? (row[at] ?? 0) : Number.POSITIVE_INFINITY
      next.push(Math.min(same, (row[at + 1] ?? 0) + less, (next[at] ?? 0) + worth(other, at)))
    }
    row = next
  }
  return row
}

function worth(text: string, at: number) {
  if (text[at] === halfU) return perHalfU
  return isDrawnOut(text, at) ? perLength : perLetter
}

const isDrawnOut = (text: string, at: number) =>
  (text[at] === text[at - 1] && 'aeiou'.includes(text[at] ?? '')) ||
  (text[at] === text[at + 1] && text[at + 2] === 'h')
