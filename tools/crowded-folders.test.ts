import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources =
  '{packages/*/src,content/src,films/src,apps/server/src,apps/web/{app,e2e,finish,sw,vite}}/**/*.{ts,tsx}'
/** One file for each address. */
const pages = 'apps/web/app/routes'

/** What a reader can see at a glance. A larger folder should be two. */
const maxFiles = 40

it('no source folder holds more than 40 files', () => {
  const counts = Map.groupBy(globSync(sources, { cwd: root }), dirname)
  expect(counts.size).toBeGreaterThan(50)
  const crowded = [...counts]
    .filter(([folder, files]) => folder !== pages && files.length > maxFiles)
    .map(([folder]) => folder)
  expect(crowded).toEqual([])
})
