/** A line of a table: its words in English, its plain marks, and its marks with a value. */
export type TableLine = { english: string; marks: ReadonlySet<string>; values: ReadonlyMap<string, string> }

/** Reads a table of lines “word = English; mark mark=value”. Of two lines of one word the first counts. */
export function readTable(text: string): ReadonlyMap<string, TableLine> {
  const table = new Map<string, TableLine>()
  for (const line of text.trim().split('\n')) {
    const [word = '', rest = ''] = line.split(' = ')
    const [english = '', said = ''] = rest.split(';')
    const marks = said.trim().split(/\s+/u)
    if (table.has(word)) continue
    table.set(word, {
      english: english.trim(),
      marks: new Set(marks.filter((mark) => mark !== '' && !mark.includes('='))),
      values: new Map(
        marks
          .filter((mark) => mark.includes('='))
          .map((mark) => {
            const [name = '', value = ''] = mark.split('=')
            return [name, value.replaceAll('_', ' ')] as const
          }),
      ),
    })
  }
  return table
}

/** The line of a word, for the sense that its entry has first here, or for the word as such. */
export function lineFor(
  table: ReadonlyMap<string, TableLine>,
  word: string,
  sense: string,
): TableLine | undefined {
  for (const [key, line] of table) {
    const [of, start] = key.split('/')
    if (start !== undefined && of === word && sense.startsWith(start)) return line
  }
  return table.get(word)
}
