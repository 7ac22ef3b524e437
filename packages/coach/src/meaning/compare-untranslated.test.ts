import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../testing.ts'
import { compareMeaning } from './compare-meaning.ts'

describe('of a sentence that nobody has translated, with who is meant in it', () => {
  const she = aMeantWord('അവൾ', 'she', { senses: ['she'] })
  const me = aMeantWord('എന്നെ', 'I (the one it happens to)', { senses: ['I'] })
  const you = aMeantWord('നിങ്ങൾ', 'you', { senses: ['you', 'you all'] })
  const him = aMeantWord('അയാൾ', 'he, that man', { senses: ['he, that man'] })
  const they = aMeantWord('അവർ', 'they', { senses: ['they, she (respectful)'] })
  const saw = aMeantWord('കണ്ടു', 'see (did)', { senses: ['to see'] })

  it.each([
    { words: [she, me, saw], guess: 'she saw me' },
    { words: [you, saw], guess: 'you saw' },
    { words: [him, saw], guess: 'he saw' },
    { words: [him, saw], guess: 'that man saw' },
    { words: [they, saw], guess: 'they saw' },
    { words: [they, saw], guess: 'she saw' },
  ])('takes "$guess"', ({ words, guess }) => {
    expect(compareMeaning(words, undefined, guess)).toMatchObject({ right: true, missing: [], extra: [] })
  })

  it.each([
    { words: [she, me, saw], guess: 'she saw you' },
    { words: [she, me, saw], guess: 'he saw me' },
    { words: [she, me, saw], guess: 'she saw' },
    { words: [she, me, saw], guess: 'she saw what happened' },
    { words: [you, saw], guess: 'all saw' },
    { words: [him, saw], guess: 'she saw' },
    { words: [they, saw], guess: 'he saw' },
  ])('does not take "$guess"', ({ words, guess }) => {
    expect(compareMeaning(words, undefined, guess).right).toBe(false)
  })

  it('takes whoever does it where the sentence says only whose it is', () => {
    const phone = [
      aMeantWord('എന്റെ', 'I (of, ’s)', { senses: ['I'], endings: ['of, ’s'] }),
      aMeantWord('ഫോൺ', 'phone'),
      aMeantWord('കണ്ടോ', 'see (did; ?)', { endings: ['did', '?'] }),
    ]
    expect(compareMeaning(phone, undefined, 'have you seen my phone?').right).toBe(true)
    expect(compareMeaning(phone, undefined, 'have you seen his phone?').right).toBe(false)
  })

  it('needs no more than the little word that says it', () => {
    const some = [aMeantWord('ചില', 'some, certain'), aMeantWord('കുട്ടികൾ', 'child (more than one)')]
    const right = (guess: string) => compareMeaning(some, undefined, guess).right
    expect([right('some children'), right('certain children')]).toEqual([true, true])
    expect([right('some'), right('some birds')]).toEqual([false, false])
  })

  it('needs no “is over” after what one has done', () => {
    const ate = [
      aMeantWord('ഞാൻ', 'I'),
      aMeantWord('കഴിച്ചു', 'eat', { kind: 'verb', endings: ['having done, and'] }),
      aMeantWord('കഴിഞ്ഞു', 'be over, finish', { entries: ['കഴിയുക'], endings: ['did'] }),
    ]
    expect(compareMeaning(ate, undefined, 'I have eaten').right).toBe(true)
    expect(compareMeaning(ate, undefined, 'I have finished eating').right).toBe(true)
    expect(compareMeaning(ate.slice(2), undefined, 'I have').right).toBe(false)
  })

  it('gives no word the sense of the one beside it', () => {
    const next = aMeantWord('അടുത്ത', 'next', { senses: ['next', 'near, close', 'to come near'] })
    const come = aMeantWord('വരും', 'come (will)', { endings: ['will, does as a rule'] })
    const compared = compareMeaning([next, come], undefined, 'will come last')
    expect(compared).toMatchObject({ right: false, found: [come], missing: [next] })
  })

  it('hears which of two is denied', () => {
    const words = [
      aMeantWord('ചായ', 'tea', { kind: 'noun' }),
      aMeantWord('വേണ്ട', 'want, need (need not)', { kind: 'verb', denial: 'yes', mark: ', ' }),
      aMeantWord('കാപ്പി', 'coffee', { kind: 'noun' }),
      aMeantWord('മതി', 'is enough, will do'),
    ]
    expect(compareMeaning(words, undefined, "I want tea, I don't want coffee").denial).toBe('missing')
    expect(compareMeaning(words, undefined, "I don't want tea, I want coffee").right).toBe(true)
  })

  it('takes what asks to agree with a denial or without, but no statement that denies', () => {
    const good = aMeantWord('നല്ലതല്ലേ', 'good', { denial: 'either', endings: ['isn’t it?'] })
    expect(compareMeaning([good], undefined, "isn't this good?").right).toBe(true)
    expect(compareMeaning([good], undefined, 'this is good, isn’t it?').right).toBe(true)
    expect(compareMeaning([good], undefined, 'this is not good')).toMatchObject({ denial: 'extra' })
  })
})
