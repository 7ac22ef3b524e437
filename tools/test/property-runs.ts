import fc from 'fast-check'

/**
 * How many cases every property is tried with. Only this place says it, so that `npm test` is quick and `npm
 * run test:long` (`TEST_LONG=1`) is thorough. Vitest runs this before each test file.
 */
fc.configureGlobal({ numRuns: process.env.TEST_LONG === '1' ? 10_000 : 300 })
