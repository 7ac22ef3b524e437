import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The source folders, each the inside of one package. */
const sources = [
  ...['packages/english/src', 'packages/malayalam/src', 'packages/learning/src', 'packages/coach/src'],
  ...[
    'packages/api/src',
    'content/src',
    'films/src',
    'apps/server/src',
    'apps/web/app',
    'apps/web/vite',
    'tools',
  ],
]

const anyImport = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g

/**
 * The pairs of folders side by side of which each imports the other, by whatever form of import, types too. A folder
 * and one inside it are one room. Tests and their helpers may look anywhere.
 */
function circlesIn(files: ReadonlyMap<string, string>): string[] {
  const edges = new Set<string>()
  for (const [file, text] of files)
    for (const [, path = ''] of text.matchAll(anyImport)) {
      const [from, to] = [file, posix.join(dirname(file), path)].map((one) => one.split('/'))
      const at = from?.findIndex((part, place) => part !== to?.[place]) ?? -1
      const isFolder = (parts: readonly string[] = []) =>
        at >= 0 && parts.length > at + 1 && parts[at] !== '..'
      if (isFolder(from) && isFolder(to))
        edges.add([from, to].map((parts) => parts?.slice(0, at + 1).join('/')).join(' '))
    }
  return [...edges].filter((edge) => edge < reversed(edge) && edges.has(reversed(edge))).toSorted()
}

const reversed = (edge: string) => edge.split(' ').toReversed().join(' ')

const sourceOf = (folder: string) =>
  new Map(
    globSync('**/*.{ts,tsx}', { cwd: join(root, folder) })
      .filter((file) => !/(?:\.test\.tsx?$)|(?:^|\/)testing[-./]|node_modules/.test(file))
      .map((file) => [file, readFileSync(join(root, folder, file), 'utf8')]),
  )

describe('no two folders import each other', () => {
  it.each(sources)('in %s', (folder) => {
    expect(circlesIn(sourceOf(folder))).toEqual([])
  })

  it.each([
    ["import { a } from '../b/b.ts'", "import { b } from '../a/a.ts'", true],
    ["import type { A } from '../b/b.ts'", "const b = () => import('../a/a.ts')", true],
    ["export * from '../b/c/b.ts'", "import '../a/a.ts'", true],
    ["import { a } from '../b/b.ts'", "import { b } from './own.ts'", false],
  ])('sees %s beside %s', (one, other, isCircle) => {
    const files = new Map([
      ['a/a.ts', one],
      ['b/c/b.ts', "import '../b.ts'"],
      ['b/b.ts', other],
    ])
    expect(circlesIn(files)).toEqual(isCircle ? ['a b'] : [])
  })
})
