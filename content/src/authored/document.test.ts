import { describe, expect, it } from 'vitest'
import { formatFault } from '../fault.ts'
import { readDocument } from './document.ts'

const food = `# What people eat
title: { en: Food, ml: ഭക്ഷണം }
questions:
  - id: tea
    options:
      - tea
      - 20
      - No
  - id: rice
`

describe('readDocument', () => {
  it('reads every value as a text, as its author wrote it', () => {
    expect(readDocument('food.yaml', food).content).toEqual({
      title: { en: 'Food', ml: 'ഭക്ഷണം' },
      questions: [{ id: 'tea', options: ['tea', '20', 'No'] }, { id: 'rice' }],
    })
  })

  it.each([
    { place: [], line: 2 },
    { place: ['title', 'ml'], line: 2 },
    { place: ['questions', 0], line: 4 },
    { place: ['questions', 0, 'options', 2], line: 8 },
    { place: ['questions', 1, 'id'], line: 9 },
    { place: ['questions', 1, 'prompt'], line: 9 },
    { place: ['nothing', 'of', 'this'], line: 2 },
  ])('finds $place at line $line', ({ place, line }) => {
    expect(readDocument('food.yaml', food).fault(place, 'Wrong.').line).toBe(line)
  })

  it('lists every text except the keys, with its line', () => {
    const texts = readDocument('food.yaml', food)
      .texts()
      .map(({ text, line }) => `${line} ${text}`)
    expect(texts).toEqual(['2 Food', '2 ഭക്ഷണം', '4 tea', '6 tea', '7 20', '8 No', '9 rice'])
  })

  it.each([
    { fault: 'a text with a colon and no quotes', text: 'a: 1\nhelp: two: three\n', line: 2 },
    { fault: 'a list that is not closed', text: 'a: 1\nb: [x, y\n', line: 3 },
    { fault: 'a key that stands twice', text: 'a: 1\na: 2\n', line: 2 },
  ])('names the line of $fault', ({ text, line }) => {
    const [fault] = readDocument('food.yaml', text).faults
    expect(fault && formatFault(fault)).toMatch(new RegExp(`^food.yaml:${line} {2}This is no YAML: .+\\.$`))
  })

  it('reads an empty file', () => {
    const document = readDocument('food.yaml', '')
    expect([document.content, document.fault([], 'Empty.').line]).toEqual([null, 1])
  })
})
