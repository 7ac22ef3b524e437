import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['{src,fixtures}/**/*.test.ts'],
    // A file that only the long run has, as in the rooms of the root's configuration.
    exclude: process.env.TEST_LONG === '1' ? [] : ['**/*.long.test.ts'],
    globalSetup: './vitest-database.ts',
    setupFiles: ['./vitest-end-of-file.ts'],
    // Loading the server takes longer than most of its test files, so the files of a process share it.
    isolate: false,
    // The server's tests start and kill processes, so they run after the rest, with the machine to
    // themselves.
    sequence: { groupOrder: 1 },
    maxWorkers: 2,
    // Most of the time is spent waiting for processes that start and stop. On a busy machine one takes 40 s,
    // and a test starts up to 13. The limits end a test that hangs; none judges how quick anything is.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 300_000 } },
  },
})
