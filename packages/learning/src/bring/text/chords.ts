import { type Note, noteOf } from './note.ts'

const chord = String.raw`[A-G](?:#|b|♯|♭)?(?:maj|min|dim|aug|sus|add|m|M)?\d{0,2}(?:(?:sus|add|#|b)\d{1,2})?(?:\/[A-G](?:#|b)?)?`
const inText = new RegExp(String.raw`\[${chord}\]`, 'gu')
/** A line of chords above the line that is sung. */
const alone = new RegExp(String.raw`^\s*(?:[|:.\-x\d]*\s*${chord}[\s|:.\-]*){1,16}$`, 'u')
/** What a program for songs is told. */
const directive =
  /^\s*\{(?:title|t|subtitle|st|artist|key|capo|tempo|comment|c|ci|soc|eoc|sov|eov|start_of_\w+|end_of_\w+|define|time|x_\w+)(?::[^{}]*)?\}\s*$/iu

/** The lines of a song without its chords. In other texts nothing looks like one. */
export function withoutChords(lines: readonly string[]): { lines: string[]; leftOut: Note[] } {
  const found: string[] = []
  const isAlone = (line: string, next = '') =>
    directive.test(line) || (alone.test(line) && /\p{L}/u.test(next) && !alone.test(next))
  const kept = lines.flatMap((line, place) => {
    if (isAlone(line, lines[place + 1])) {
      found.push(line)
      return []
    }
    const within = line.match(inText) ?? []
    found.push(...within)
    return [within.length > 0 ? line.replace(inText, '') : line]
  })
  return { lines: kept, leftOut: noteOf('chords', found) }
}

/** Whether a text is a song with its chords. */
export const isSong = (text: string): boolean => withoutChords(text.split('\n')).leftOut.length > 0
