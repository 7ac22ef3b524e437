import words from './tables/one-slip-apart.json' with { type: 'json' }

/** Words that are another word with one slip of the finger: nobody can tell whether they were meant. */
const meant = new Set(words.flatMap((line) => line.split(' ')))

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Whether two letters stand beside each other on a keyboard. Each row stands half a key to the right of the one above. */
function areNear(one: string, other: string): boolean {
  const [upper, lower] = [one, other]
    .map((letter) => {
      const row = rows.findIndex((keys) => keys.includes(letter))
      return { row, at: rows[row]?.indexOf(letter) ?? 0 }
    })
    .toSorted((one, other) => one.row - other.row)
  if (!upper || !lower || upper.row < 0) return false
  const apart = upper.at - lower.at
  return upper.row === lower.row
    ? Math.abs(apart) === 1
    : lower.row - upper.row === 1 && (apart === 0 || apart === 1)
}

/** Shorter words are too near to others. In longer ones any one letter may be wrong. */
const [shortest, long] = [5, 8]

/**
 * Whether a word is another one with a slip of the finger: two letters that changed places, one that should be there
 * twice or once, a key beside the right one; or, in a long word, one letter too many, missing or wrong.
 */
export function isOneSlip(wanted: string, given: string): boolean {
  return wanted.length >= shortest && !meant.has(given) && isSlipOf(wanted, given)
}

/** The same of any two words, even if the other one is a word too. */
function isSlipOf(wanted: string, given: string): boolean {
  if (wanted === given || !/^[a-z]+$/.test(wanted + given)) return false
  let from = 0
  while (from < wanted.length && wanted[from] === given[from]) from++
  let [end, last] = [wanted.length, given.length]
  while (end > from && last > from && wanted[end - 1] === given[last - 1]) {
    end--
    last--
  }
  const [out, put] = [wanted.slice(from, end), given.slice(from, last)]
  if (out.length === 2 && put.length === 2) return out[0] === put[1] && out[1] === put[0]
  if (out.length + put.length === 1) {
    const letter = out + put
    const isDouble = wanted[from - 1] === letter || wanted[end] === letter
    return isDouble || (wanted.length >= long && from > 0)
  }
  if (out.length !== 1 || put.length !== 1 || from === 0) return false
  return areNear(out, put) || wanted.length >= long
}
