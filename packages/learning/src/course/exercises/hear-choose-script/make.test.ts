import { describe, expect, it } from 'vitest'
import { aWorld, knowing } from '../testing.ts'
import { makeHearChooseScript } from './make.ts'

const shown = (made: ReturnType<typeof makeHearChooseScript>) => made?.options.map(({ text }) => text)

describe('a letter to be read in a word that is known by ear', () => {
  const asked = { item: 'letter:ല', skill: 'read' } as const

  it('stands in that word, beside three other letters in its place', () => {
    const made = makeHearChooseScript(asked, aWorld({ memory: knowing('word:mala') }))
    expect(made).toMatchObject({ known: 'hill', targets: [asked] })
    expect(made?.options).toHaveLength(4)
    expect(new Set(shown(made)).size).toBe(4)
    expect(shown(made)?.every((text) => text.startsWith('മ'))).toBe(true)
  })

  it('stands in the word with the fewest other letters to learn', () => {
    const memory = knowing('word:maala', 'word:mala')
    expect(makeHearChooseScript(asked, aWorld({ memory }))?.known).toBe('hill')
    const other = knowing('word:mala', 'word:maala')
    expect(makeHearChooseScript(asked, aWorld({ memory: other }))?.known).toBe('hill')
  })

  it('is not asked where no word with it is known', () => {
    expect(makeHearChooseScript(asked, aWorld({ memory: knowing('word:amma') }))).toBeUndefined()
  })
})
