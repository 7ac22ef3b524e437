import { join } from 'node:path'
import { makeLexicon, unreadForms } from '@app/malayalam/forms'
import { expect, it } from 'vitest'
import { readAudioFolder } from './audio/audio-folder.ts'
import { readContentFiles } from './content-files.ts'
import { readSource } from './source.ts'

const root = join(import.meta.dirname, '..')

it('every form made of a word of the shipped lexicon is read as that form of that word', {
  timeout: 180_000,
}, () => {
  const { lexicon } = readSource(readContentFiles(root), readAudioFolder(root))
  const { made, unread } = unreadForms(makeLexicon(lexicon.flatMap(({ entries }) => entries)))
  expect(made).toBeGreaterThan(300_000)
  expect(unread.map(({ entry, form, word }) => `${entry.word}, ${form}: ${word}`)).toEqual([])
})
