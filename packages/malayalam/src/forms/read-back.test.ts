import { describe, expect, it } from 'vitest'
import { makeLexicon } from './lexicon.ts'
import { unreadForms } from './read-back.ts'
import { aLexicon, anEntry } from './testing.ts'

describe('unreadForms', () => {
  it('finds that every form of every word is read as what it was made from', () => {
    const { made, unread } = unreadForms(aLexicon())
    expect(made).toBeGreaterThan(10_000)
    expect(unread).toEqual([])
  })

  it('returns the forms of a word that the lexicon does not have', () => {
    const lexicon = makeLexicon([anEntry('മരം', 'noun', 'tree')])
    const stranger = anEntry('വള', 'noun', 'bangle')
    const { unread } = unreadForms({ ...lexicon, all: () => [stranger] })
    expect(unread.map(({ word }) => word)).toContain('വളയിൽ')
  })
})
