import { expect, it } from 'vitest'
import { pageOfShared, textOfShared } from './shared.ts'

it.each([
  ['any file', { text: '', hasFile: true }, '/bring'],
  ['a file with a text', { text: 'മഴ', hasFile: true }, '/bring'],
  ['a link', { text: 'Look: https://youtu.be/dQw4w9WgXcQ', hasFile: false }, '/bring'],
  ['a text', { text: 'മഴ പെയ്യുന്നു.', hasFile: false }, '/read'],
  ['a word of eleven letters', { text: 'photography', hasFile: false }, '/read'],
  ['a link to another site', { text: 'https://example.org/a', hasFile: false }, '/read'],
  ['nothing', { text: '', hasFile: false }, '/read'],
] as const)('%s that is shared goes to its page', (_, shared, page) =>
  expect(pageOfShared(shared)).toBe(page),
)

it.each([
  [['Title', 'മഴ', ''], 'Title\nമഴ'],
  [['', 'See https://a.org/x', 'https://a.org/x'], 'See https://a.org/x'],
  [['https://a.org', 'https://a.org', 'https://a.org'], 'https://a.org'],
  [[' മഴ ', 'മഴ'], 'മഴ'],
  [[], ''],
])('%j is one text', (parts, text) => expect(textOfShared(parts)).toBe(text))
