import { layouts } from '@app/malayalam/keyboard'
import { describe, expect, it } from 'vitest'
import { keySound } from './key-sound.ts'

it('says a letter as easily as it can, and precisely where two would have one name', () => {
  expect(['ക', 'ച', 'ങ', 'ഴ', 'മ', 'ആ'].map(keySound)).toEqual(['ka', 'cha', 'nga', 'zha', 'ma', 'aa'])
  expect(['ല', 'ള', 'ന', 'ണ', 'ര', 'റ'].map(keySound)).toEqual(['la', 'ḷa', 'na', 'ṇa', 'ra', 'ṟa'])
})

describe.each(Object.entries(layouts))('%s', (_, { rows, shifted = [] }) => {
  it.each([rows, shifted].map((level) => [level.flat()]))(
    'has no two keys of one name on a level',
    (keys) => {
      const names = keys.flatMap((key) => (key.type === 'letter' ? [keySound(key.text)] : []))
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    },
  )
})
