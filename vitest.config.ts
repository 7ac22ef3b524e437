import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'content',
      'apps/server',
      { test: { name: 'web', root: 'apps/web', include: ['{app,finish,vite}/**/*.test.ts'] } },
    ],
  },
})
