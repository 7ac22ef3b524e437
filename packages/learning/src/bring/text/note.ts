/**
 * What was left out of something that was brought, joined, cut or guessed: how often, and the first few of it as they
 * were written, or their lines, counted from 1.
 */
export type Note<What extends string = string> = {
  what: What
  count: number
  shown?: readonly string[]
  lines?: readonly number[]
}

/** The most that is shown of one kind. */
const mostShown = 20
const longestShown = 60

/** A note on these texts. Nothing if there are none. */
export const noteOf = <What extends string>(what: What, texts: readonly string[]): Note<What>[] =>
  texts.length === 0
    ? []
    : [
        {
          what,
          count: texts.length,
          shown: texts.slice(0, mostShown).map((text) => text.trim().slice(0, longestShown).toWellFormed()),
        },
      ]

/** A note on these lines. Nothing if there are none. */
export const noteOfLines = <What extends string>(what: What, lines: readonly number[]): Note<What>[] =>
  lines.length === 0 ? [] : [{ what, count: lines.length, lines: lines.slice(0, mostShown) }]

/** A note that something happened so often. Nothing if it did not. */
export const noteOfCount = <What extends string>(what: What, count: number): Note<What>[] =>
  count === 0 ? [] : [{ what, count }]
