import { expect, it } from 'vitest'
import { formatFault, sortFaults } from './fault.ts'

const fault = (file: string, line: number, sentence = 'It is wrong.') => ({ file, line, sentence })

it('reads as file, line and sentence', () => {
  expect(formatFault(fault('content/data/letters.yaml', 12))).toBe(
    'content/data/letters.yaml:12  It is wrong.',
  )
})

it('sorts by file, line and sentence, each fault once', () => {
  const sorted = sortFaults([
    fault('b', 1),
    fault('a', 10),
    fault('a', 9, 'z'),
    fault('a', 9, 'y'),
    fault('b', 1),
  ])
  expect(sorted.map(formatFault)).toEqual(['a:9  y', 'a:9  z', 'a:10  It is wrong.', 'b:1  It is wrong.'])
})
