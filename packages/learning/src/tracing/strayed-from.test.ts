import { expect, it } from 'vitest'
import { layOutGuide } from './guide.ts'
import { strayedFrom } from './strayed-from.ts'

const widthOf = (text: string, size: number) => [...text].length * size * 0.5
const guideOf = (text: string) => {
  const guide = layOutGuide(text, widthOf)
  return { guide, measured: (part: string) => widthOf(part, guide.size) }
}

it('finds the syllable that stray ink lies at, with its signs', () => {
  const { guide, measured } = guideOf('മീൻകറി')
  const left = (guide.width - measured('മീൻകറി')) / 2
  const at = (before: string) => ({ x: left + measured(before) + 1, y: 10 })
  expect(strayedFrom(guide, [[at('')], [at('മീൻ')]], measured)).toEqual(['മീ', 'ക'])
})

it('takes ink beside the text for its first or last syllable, and none for none', () => {
  const { guide, measured } = guideOf('മഴ')
  expect(strayedFrom(guide, [[{ x: 0, y: 0 }]], measured)).toEqual(['മ'])
  expect(strayedFrom(guide, [[{ x: guide.width, y: 0 }]], measured)).toEqual(['ഴ'])
  expect(strayedFrom(guide, [], measured)).toEqual([])
})

it('looks in the nearest line', () => {
  const text = Array.from({ length: 14 }, () => 'കമലഴ').join(' ')
  const { guide, measured } = guideOf(`${text} ഴഴഴ`)
  expect(guide.lines.length).toBeGreaterThan(1)
  expect(strayedFrom(guide, [[{ x: guide.width, y: guide.height }]], measured)).toEqual(['ഴ'])
})
