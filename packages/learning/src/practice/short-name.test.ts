import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPractice } from '../testing/practice.ts'
import { canonicalKey } from './canonical-item.ts'
import { isItem } from './item.ts'
import { shortItem, withShortNames } from './short-name.ts'

const letters = (text: string) => [...text.replace(/[\p{M}\u200C\u200D]/gu, '')].length
const sentence = 'എനിക്ക് നാളെ രാവിലെ അമ്മയുടെ കൂടെ ചന്തയിൽ പോയി മീനും പച്ചക്കറിയും വാങ്ങണം എന്നാണ് ആഗ്രഹം'
const anyPhrase = fc
  .array(fc.constantFrom('ക', 'ക്ഷ', 'ന്\u200d', 'ൻ', 'കീ', ' ', 'അ', 'ം', 'x', 'ത്', '\u{1f600}'), {
    maxLength: 200,
  })
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '')

describe('the name of an item that is kept', () => {
  it('stays as it is up to 64 letters, however many signs these have', () => {
    for (const name of ['word:vellam', 'letter:letter-a', `word:${'കീ'.repeat(64)}`] as const)
      expect(shortItem(name)).toBe(name)
  })

  it('is short where a phrase is longer, and tells phrases apart that begin alike', () => {
    const [one, other] = [`word:${sentence} ${sentence} ഒന്ന്`, `word:${sentence} ${sentence} രണ്ട്`] as const
    for (const item of [one, other]) {
      expect(shortItem(item).length).toBeLessThan(item.length)
      expect(letters(shortItem(item).slice('word:'.length))).toBeLessThanOrEqual(64)
      expect(shortItem(item)).toMatch(/^word:എനിക്ക് നാളെ രാവിലെ/)
    }
    expect(shortItem(one)).not.toBe(shortItem(other))
  })

  it('is the same on every device and server, of every version: what is kept under it is found again', () => {
    expect(shortItem(`word:${sentence} ${sentence}`)).toBe(
      'word:എനിക്ക് നാളെ രാവിലെ അമ്മയുടെ കൂടെ ചന്തയിൽ പോയി മീനും പച്ചക്കറിയും വാങ്ങ~2doijfpn0k4',
    )
  })

  it('is the item’s name of today, for every spelling, and stays so', () => {
    fc.assert(
      fc.property(anyPhrase, (phrase) => {
        const today = canonicalKey(`word:${phrase}`)
        expect(isItem(today)).toBe(true)
        expect(letters(today.slice('word:'.length))).toBeLessThanOrEqual(64)
        expect(canonicalKey(today)).toBe(today)
        expect(canonicalKey(shortItem(`word:${phrase}`))).toBe(canonicalKey(shortItem(`word:${phrase}`)))
      }),
    )
  })
})

it('practice with short names is the same practice, of the same items of today', () => {
  const made = aPractice(1, 5000, { looks: [[`word:${sentence}`, 'recall', 'good']] })
  const short = withShortNames(made)
  expect(short).toMatchObject({ id: made.id, practice: { at: 5000, looks: [{ outcome: 'good' }] } })
  expect(short.practice?.looks.map(({ item }) => canonicalKey(item))).toEqual(
    made.practice?.looks.map(({ item }) => canonicalKey(item)),
  )
  expect(withShortNames(short)).toEqual(short)
  const undone = { ...made, practice: null }
  expect(withShortNames(undone)).toEqual(undone)
})
