import { describe, expect, it } from 'vitest'
import { slotNames, slots, wholeWord } from './slots.ts'

describe('slots', () => {
  it('gives each slot a bit of its own', () => {
    const names = slotNames(-1)
    const bits = names.map((name) => slots(name))
    expect(new Set(bits).size).toBe(names.length)
    for (const bit of bits) expect(bit & (bit - 1)).toBe(0)
  })

  it('joins the slots that are named', () => {
    expect(slots('noun|finite')).toBe(slots('noun') | slots('finite'))
  })

  it('does not depend on the order or on repetitions', () => {
    expect(slots('finite|noun|noun')).toBe(slots('noun|finite'))
  })

  it.each([
    ['nominal', ['noun', 'rra', 'case', 'genitive', 'participle']],
    ['named', ['noun', 'rra', 'case', 'genitive']],
    ['verbal', ['finite', 'finiteI', 'future', 'copula']],
    ['pasts', ['past', 'pastI']],
  ])('has a group %s', (group, names) => {
    expect(slotNames(slots(group)).toSorted()).toEqual(names.toSorted())
  })

  it.each(['', 'nouns', 'noun|', 'noun finite'])('refuses the name "%s"', (name) => {
    expect(() => slots(name)).toThrow('No slot is called')
  })

  it('counts words as whole, and stems not', () => {
    expect(slotNames(wholeWord)).toEqual(
      'noun rra case genitive adjective finite finiteI future negative copula participle infinitive other end lacking number'.split(
        ' ',
      ),
    )
    expect(
      wholeWord &
        slots('in|il|e|ude|nte|kk|place|present|short|past|pastI|participleI|command|day|there|cause'),
    ).toBe(0)
  })

  it('names no slots of an empty set', () => {
    expect(slotNames(0)).toEqual([])
  })
})
