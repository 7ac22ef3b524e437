import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/**
 * A part of the code whose tests are to notice a change: where its sources and its tests are, and how many of each
 * hundred changes are drawn in it.
 */
export type Room = {
  name: string
  config: string
  sources: readonly string[]
  tests: readonly string[]
  share: number
}

const ofPackage = (name: string, share: number): Room => ({
  name,
  config: '.',
  sources: [`packages/${name}/src/**/*.ts`],
  tests: [`packages/${name}/src/**/*.test.ts`],
  share,
})

export const rooms: readonly Room[] = [
  ofPackage('learning', 34),
  {
    ...ofPackage('coach', 16),
    // Its language stands in content/data, and so do the sentences that it is to read or to refuse.
    tests: ['packages/coach/src/**/*.test.ts', 'content/src/{coach,rough-english}/**/*.test.ts'],
  },
  ofPackage('malayalam', 16),
  ofPackage('english', 10),
  {
    name: 'server',
    config: 'apps/server',
    sources: ['apps/server/src/{http,security,coach,sync,account/proof,account/session}/**/*.ts'],
    // Each test that starts the whole server reaches nearly all of it.
    tests: [
      'apps/server/src/{http,security,coach,sync,account/proof,account/session}/**/*.test.ts',
      'apps/server/src/app.test.ts',
    ],
    share: 12,
  },
  {
    name: 'web',
    config: '.',
    sources: ['apps/web/app/{device,sync,storage,course-data}/**/*.ts'],
    tests: ['apps/web/app/**/*.test.ts'],
    share: 12,
  },
]

const isSource = (file: string) =>
  !/\.test\.ts$|\.d\.ts$|(?:^|\/)(?:testing[-./]|tables\/|index\.ts$)/.test(file)

/** The sources of a room, in the order of their names. */
export const sourcesOf = ({ sources }: Room): string[] =>
  globSync([...sources], { cwd: root })
    .filter(isSource)
    .toSorted()

/** The tests of a room that reach a source by their imports, the nearest first, with their distance. */
export function testsOf({ tests }: Room, source: string): { file: string; far: number }[] {
  return globSync([...tests], { cwd: root })
    .filter((file) => !file.endsWith('.long.test.ts'))
    .map((file) => ({ file, far: distance(file, source) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.far - other.far || (one.file < other.file ? -1 : 1))
}

function distance(from: string, to: string): number {
  let [far, now] = [0, [from]]
  const seen = new Set(now)
  for (; now.length > 0; far++) {
    if (now.includes(to)) return far
    now = now.flatMap(importsOf).filter((file) => !seen.has(file) && seen.add(file))
  }
  return Number.POSITIVE_INFINITY
}

const known = new Map<string, readonly string[]>()

/** The files that a file imports by a relative path, or from one of our packages. */
function importsOf(file: string): readonly string[] {
  const found = known.get(file) ?? readImports(file)
  known.set(file, found)
  return found
}

function readImports(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const text = readFileSync(join(root, file), 'utf8')
  return Array.from(
    text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"](?:(\.[^'"]+)|@app\/(\w+)((?:\/[\w-]+)*))['"]/g),
    ([, path, name = '', inside = '']) =>
      path === undefined
        ? join('packages', name, 'src', inside, 'index.ts')
        : posix.normalize(relative(root, join(root, dirname(file), path))),
  ).filter((path) => existsSync(join(root, path)))
}
