import { expect, it } from 'vitest'
import { layOutGuide, lineHeight, middleOfLine, paper, sizeOfText } from './guide.ts'

/** Letters as wide as high. */
const widthOf = (text: string, size: number) => text.length * size * 0.6

it.each([
  ['a'.repeat(1), 70],
  ['a'.repeat(9), 70],
  ['a'.repeat(10), 50],
  ['a'.repeat(19), 50],
  ['a'.repeat(20), 32],
  ['a'.repeat(200), 32],
])('writes %s in size %i', (text, size) => {
  expect(sizeOfText(text)).toBe(size)
})

it('breaks a sentence into lines that fit the paper', () => {
  const text = Array.from({ length: 8 }, () => 'abcdef').join(' ')
  const { size, lines } = layOutGuide(text, widthOf)
  expect(size).toBe(32)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toBe(text)
  expect(Math.max(...lines.map((line) => widthOf(line, size)))).toBeLessThan(paper.width)
})

it.each(['a'.repeat(60), 'abcdef '.repeat(40), 'abcdefgh', '  ab  cd '])('keeps %s on the paper', (text) => {
  const guide = layOutGuide(text, widthOf)
  expect(guide.lines.every((line) => widthOf(line, guide.size) < paper.width)).toBe(true)
  const half = (guide.size * lineHeight) / 2
  guide.lines.forEach((_, at) => {
    expect(middleOfLine(guide, at) - half).toBeGreaterThanOrEqual(-0.001)
    expect(middleOfLine(guide, at) + half).toBeLessThanOrEqual(paper.height + 0.001)
  })
})

it('ends even if no size fits', () => {
  expect(layOutGuide('a'.repeat(5000), widthOf).lines).toHaveLength(1)
})

it('cuts a close paper to the writing, and a whole one not', () => {
  expect(layOutGuide('abcd', widthOf)).toMatchObject({ width: 650, height: 150, size: 70 })
  const { width, size } = layOutGuide('abcd', widthOf, true)
  expect(size).toBe(70)
  expect(width).toBeGreaterThan(widthOf('abcd', 70))
  expect(width).toBeLessThan(300)
  expect(layOutGuide('a'.repeat(60), widthOf, true).width).toBeLessThanOrEqual(650)
})
