import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: './vitest-database.ts',
    // Most of the time is spent waiting for processes that start and stop.
    // The server's tests start and kill processes: they come after the rest, with the machine to themselves.
    sequence: { groupOrder: 1 },
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
