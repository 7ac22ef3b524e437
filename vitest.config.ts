import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'

/** A room whose tests leave nothing behind: their files share a process, which loads the code once. */
const shared = (root: string, include = ['src/**/*.test.ts']) => ({
  test: { name: basename(root), root, include, isolate: false, testTimeout: 30_000 },
})

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      shared('packages/malayalam'),
      shared('packages/learning'),
      shared('packages/api'),
      shared('content'),
      shared('apps/web', ['{app,finish,vite}/**/*.test.ts']),
      shared('tools', ['**/*.test.ts']),
      'apps/server',
    ],
  },
})
