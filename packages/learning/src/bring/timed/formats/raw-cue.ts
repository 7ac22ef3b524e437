/**
 * A caption in a file of any format: the number of its line, counted from 1; its times in seconds; and the
 * lines of its text, with their markup. `odd`: its time is strange, and was read all the same.
 */
export type RawCue = {
  line: number
  start: number
  end: number | undefined
  text: readonly string[]
  odd?: boolean
  speaker?: string
}
