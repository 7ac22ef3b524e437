type Fields = Record<string, string>

const aLine = { does: 'waves', text: 'ചായ വേണം.', english: 'I want tea.', gloss: '[tea, is wanted]' }

/**
 * A film's script as it is written, with two voices in two scenes. Name only what the test is about: keys of
 * the script, keys of its first line.
 */
export function aScript({
  script = {},
  first = {},
  lines = 14,
}: {
  script?: Fields
  first?: Fields
  lines?: number
} = {}): string {
  const written = Array.from({ length: lines }, (_, at) => {
    const fields = {
      by: at % 2 ? 'boy' : 'girl',
      scene: at < 7 ? 'yard' : 'lake',
      ...aLine,
      ...(at === 0 ? first : {}),
    }
    return `  - ${inLines(fields).join('\n    ')}`
  })
  const head = {
    title: '{ en: Tea, ml: ചായ }',
    about: 'Two children want tea.',
    voices:
      '{ girl: { pitch: high, who: a girl, en: Girl, ml: പെൺകുട്ടി }, boy: { pitch: low, who: a boy, en: Boy, ml: ആൺകുട്ടി } }',
    scenes: '{ yard: A yard., lake: A lake. }',
    ...script,
  }
  return [...inLines(head), 'lines:', ...written, ''].join('\n')
}

const inLines = (fields: Fields) => Object.entries(fields).map(([key, value]) => `${key}: ${value}`)
