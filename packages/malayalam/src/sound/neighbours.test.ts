import { describe, expect, it } from 'vitest'
import { settleNeighbours } from './neighbours.ts'
import type { Written } from './phoneme.ts'
import { isSound } from './sounds.ts'

/** Sounds by their names, and the two marks as ം and ഃ. */
const written = (names: string): Written[] =>
  names.split(' ').map((name) => {
    if (name === 'ം') return { mark: 'anusvara' }
    if (name === 'ഃ') return { mark: 'visarga' }
    return isSound(name) ? { sound: name } : { raw: name }
  })

/** The sounds as they are pronounced. */
const spoken = (names: string) =>
  settleNeighbours(written(names))
    .map((one) => ('raw' in one ? one.raw : (one.spoken ?? one.sound)))
    .join(' ')

describe('settleNeighbours', () => {
  it.each([
    ['an anusvara takes the place of the stop after it', 's a ം g ii t a ം', 's a ng g ii d a m'],
    ['an anusvara before a palatal is ny', 'p a ം c a', 'p a ny j a'],
    ['an anusvara before a retroflex is N', 'k a ം T a', 'k a N D a'],
    ['an anusvara before other sounds is m', 's a ം s aa r a ം', 's a m s aa r a m'],
    ['a visarga doubles the consonant after it', 'd u ഃ kh a', 'd u k kh a'],
    ['a visarga at the end is h', 'n a m a ഃ', 'n a m a h'],
    ['റ്റ is a long alveolar t', 'k aa R R halfU', 'k aa alveolarT alveolarT halfU'],
    ['റ്റ after a consonant is short', 's R R ee', 's alveolarT ee'],
    ['ന്റ is an alveolar n and d', 'e n R e', 'e alveolarN alveolarD e'],
    ['ന is dental at the start', 'n aa', 'n aa'],
    ['ന is alveolar before യ at the start', 'n y aa y a m', 'alveolarN y aa y a m'],
    ['ന is alveolar between vowels', 'p a n a', 'p a alveolarN a'],
    ['ന is dental beside a dental', 'n a n d i', 'n a n d i'],
    ['a double ന is dental', 'o n n halfU', 'o n n halfU'],
    ['a single k between vowels is voiced', 'a k a', 'a g a'],
    ['a single c between vowels is not voiced', 'a c a', 'a c a'],
    ['a single stop after a nasal is voiced', 'a m p a', 'a m b a'],
    ['a double stop is not voiced', 'a k k a', 'a k k a'],
    ['a stop at the start is not voiced', 'k a', 'k a'],
    ['a stop before a consonant is not voiced', 'a k y a', 'a k y a'],
    ['a character without a sound stays', 'k a ഽ k a', 'k a ഽ k a'],
  ])('%s', (_, letters, sounds) => {
    expect(spoken(letters)).toBe(sounds)
  })

  it('keeps the written sound beside the spoken one', () => {
    expect(settleNeighbours(written('a k a'))[1]).toEqual({ sound: 'k', spoken: 'g' })
  })

  it('does not voice a stop whose sound is given', () => {
    expect(settleNeighbours([{ sound: 'a' }, { sound: 'k', spoken: 'k' }, { sound: 'a' }])[1]).toEqual({
      sound: 'k',
      spoken: 'k',
    })
  })
})
