import { expect, it } from 'vitest'
import { mutated, mutationsOf } from './mutations.ts'

const allOf = (source: string) => mutationsOf(source).map((mutation) => mutated(source, mutation))

it.each([
  ['const a = b < 2 && c', ['const a = b <= 2 && c', 'const a = b < 3 && c', 'const a = b < 2 || c']],
  ['const a = Math.min(b, 10)', ['const a = Math.max(b, 10)', 'const a = Math.min(b, 11)']],
  ['if (a(b) || c) return', ['if (false && (a(b) || c)) return', 'if (a(b) && c) return']],
  [
    'const a = () => !b.some((c) => true)',
    [
      'const a = () => b.some((c) => true)',
      'const a = () => !b.every((c) => true)',
      'const a = () => !b.some((c) => false)',
    ],
  ],
])('changes each operator, number and guard of “%s”', (source, changed) => {
  expect(allOf(source)).toEqual(changed)
})

it.each([
  "const a = 'b < 2 && c'",
  '// if (a < 2)\n/* b && c */',
  `const a = \`b < \${c} && d\``,
  'const a = /b < 2 && c/u',
  "type A = { b: 1 } | 2\n\nimport { c } from 'd'",
  'const a = new Map<string, number[]>()',
])('leaves “%s” alone', (source) => {
  expect(mutationsOf(source)).toEqual([])
})
