type Table = { name: string; rows: AsyncIterable<unknown> }

/** In characters: how much is sent at once. */
const chunkLength = 64_000

/** The text of a file with rows by table, in pieces: no more than a page of rows is in memory. */
export async function* downloadText(tables: readonly Table[]): AsyncGenerator<string> {
  let text = '{'
  for (const [place, { name, rows }] of tables.entries()) {
    text += `${place > 0 ? ',' : ''}\n${JSON.stringify(name)}:[`
    let isFirst = true
    for await (const row of rows) {
      text += `${isFirst ? '' : ','}\n${JSON.stringify(row)}`
      isFirst = false
      if (text.length < chunkLength) continue
      yield text
      text = ''
    }
    text += ']'
  }
  yield `${text}\n}\n`
}
