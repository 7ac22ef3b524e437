import { describe, expect, it } from 'vitest'
import { stemsOf } from '../stems/stems.ts'
import { smallLexicon } from '../testing.ts'
import { endings } from './endings.ts'
import { slotNames, slots, slotsAtEnd, wholeWord } from './slots.ts'

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

  it('knows of the last letter of each ending and stem that it may fill its slots', () => {
    const made = endings.filter(({ text }) => text !== '').map(({ text, makes }) => ({ text, of: makes }))
    for (const { text, of } of [...made, ...smallLexicon.flatMap(stemsOf)])
      expect([text, slotNames(of & ~slotsAtEnd(text))]).toEqual([text, []])
  })

  it.each([
    ['വരും', 'future', true],
    ['വരും', 'finite', false],
    ['വന്നു', 'finite', true],
    ['വന്ന', 'past', true],
    ['മകൾ', 'present', false],
  ])('a text like %s may be %s: %s', (text, slot, may) => {
    expect((slotsAtEnd(text) & slots(slot)) !== 0).toBe(may)
  })

  it('names no slots of an empty set', () => {
    expect(slotNames(0)).toEqual([])
  })
})
