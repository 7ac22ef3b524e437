import { keyOf, words } from '@app/malayalam'

/** A word of the text, and whether it was heard in its place. */
export type HeardWord = { word: string; heard: boolean }

/**
 * Which words of a text were heard: the longest row of them that stands in both in the same order. Two spellings of a word are one.
 */
export function heardWords(text: string, transcript: string): HeardWord[] {
  const wanted = words(text)
  const keys = wanted.map(keyOf)
  const said = words(transcript).map(keyOf)
  // How many words are heard at most from each place of both on.
  const most = (at: number, from: number) => table[at]?.[from] ?? 0
  const table: number[][] = Array.from({ length: keys.length + 1 }, () => new Array(said.length + 1).fill(0))
  for (let at = keys.length - 1; at >= 0; at--)
    for (let from = said.length - 1; from >= 0; from--) {
      const row = table[at]
      if (row)
        row[from] =
          keys[at] === said[from]
            ? most(at + 1, from + 1) + 1
            : Math.max(most(at + 1, from), most(at, from + 1))
    }

  let from = 0
  return wanted.map((word, at) => {
    while (from < said.length && keys[at] !== said[from] && most(at, from + 1) === most(at, from)) from++
    const heard = from < said.length && keys[at] === said[from]
    if (heard) from++
    return { word, heard }
  })
}
