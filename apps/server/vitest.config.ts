import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['{src,fixtures}/**/*.test.ts'],
    globalSetup: './vitest-database.ts',
    setupFiles: ['./vitest-end-of-file.ts'],
    // To load the server takes longer than most of its test files: those of a process share it.
    isolate: false,
    // The server's tests start and kill processes: they come after the rest, with the machine to themselves.
    sequence: { groupOrder: 1 },
    maxWorkers: 2,
    // Most of the time is spent waiting for processes that start and stop: on a busy machine one takes 15 s, and a test starts up to 13.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
