/** What a text in JSON says. Undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a list or an object in JSON says, or a list of them with one on each line. Undefined for any other text. */
export function parseJsonEntries(text: string): unknown {
  const bare = text.trim()
  if (!/^[[{]/.test(bare)) return undefined
  const whole = parseJson(bare)
  if (whole !== undefined) return whole
  const lines = bare.split('\n').filter((line) => line.trim() !== '')
  const entries = lines.map(parseJson)
  return entries.includes(undefined) ? undefined : entries
}
