import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** A room whose tests leave nothing behind: their files share a process, which loads the code once. */
const shared = (root: string, include = ['src/**/*.test.ts']) => ({
  test: {
    name: basename(root),
    root,
    include,
    exclude,
    setupFiles,
    isolate: false,
    testTimeout,
    expect: { poll },
  },
})

const isLong = process.env.TEST_LONG === '1'
/** A file that only the long run has: more of the same that another test shows by examples. */
const exclude = isLong ? [] : ['**/*.long.test.ts']
/** The limits end a test that hangs. On a busy machine everything may come late. */
const testTimeout = isLong ? 3_600_000 : 600_000
const poll = { timeout: 120_000 }
const setupFiles = [fileURLToPath(new URL('tools/test/property-runs.ts', import.meta.url))]

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      shared('packages/english'),
      shared('packages/malayalam'),
      shared('packages/learning'),
      shared('packages/coach'),
      shared('packages/api'),
      shared('content'),
      shared('films'),
      shared('apps/web', ['{app,finish,vite,fixtures}/**/*.test.ts']),
      shared('tools', ['**/*.test.ts']),
      'apps/server',
    ],
  },
})
