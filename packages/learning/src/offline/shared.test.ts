import { expect, it } from 'vitest'
import { pageOfShared, textOfShared } from './shared.ts'

it.each([
  [{ text: '', file: 'words.apkg' }, '/lm?tab=my'],
  [{ text: '', file: 'Collection.COLPKG' }, '/lm?tab=my'],
  [{ text: '', file: 'list.csv' }, '/lm?tab=my'],
  [{ text: '', file: 'film.srt' }, '/bring'],
  [{ text: 'മഴ', file: 'film.vtt' }, '/bring'],
  [{ text: 'Look: https://youtu.be/dQw4w9WgXcQ' }, '/bring'],
  [{ text: 'മഴ പെയ്യുന്നു.' }, '/read'],
  [{ text: 'https://example.org/a' }, '/read'],
  [{ text: '' }, '/read'],
] as const)('%j goes to %s', (shared, page) => expect(pageOfShared(shared)).toBe(page))

it.each([
  [['Title', 'മഴ', ''], 'Title\nമഴ'],
  [['', 'See https://a.org/x', 'https://a.org/x'], 'See https://a.org/x'],
  [['https://a.org', 'https://a.org', 'https://a.org'], 'https://a.org'],
  [[' മഴ ', 'മഴ'], 'മഴ'],
  [[], ''],
])('%j is one text', (parts, text) => expect(textOfShared(parts)).toBe(text))
