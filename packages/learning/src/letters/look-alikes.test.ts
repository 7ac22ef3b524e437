import { expect, it } from 'vitest'
import type { Letter } from './letter.ts'
import { lookAlikes } from './look-alikes.ts'

const letter = (shape: string): Letter => ({
  id: shape,
  letter: shape,
  kind: 'consonant',
  say: shape,
  audio: '',
  example: { word: shape, meaning: '', audio: '' },
})

it('letters that look alike stand beside each other, where both are there', () => {
  const shapes = ['റ', 'ള', 'ദ', 'ര', 'ഭ']
  const found = lookAlikes(shapes.map(letter))
  expect(found.map((pair) => pair.map((one) => one.letter).join('/'))).toEqual(['ര/റ', 'ഭ/ദ'])
})
