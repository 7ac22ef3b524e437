import { expect, it } from 'vitest'
import { aWord, aWorld, smallCourse } from '../testing.ts'
import { makeSpellIt } from './make.ts'

it('has no tile that no word is written with', () => {
  const word = aWord('ende', 'എന്ത്', 'what')
  const other = aWord('ippol', 'ഇപ്പോൾ', 'now')
  const words = new Map([...smallCourse.words, [word.id, word], [other.id, other]])
  const tiles = Array.from({ length: 60 }, (_, at) => {
    const content = { ...smallCourse, words }
    const made = makeSpellIt(
      { item: 'word:ende', skill: 'recall' },
      aWorld({ content, random: () => at / 60 }),
    )
    return made?.tiles ?? []
  }).flat()
  expect(tiles.length).toBeGreaterThan(0)
  // A vowel letter takes no sign, and these two are never written as one.
  expect(tiles.filter((tile) => /^[\u0d05-\u0d14]./u.test(tile) || tile.startsWith('ദ്ത'))).toEqual([])
})
