import { buildWeb } from './build-web.ts'

/** Builds the pages if they are missing or out of date. Says in a sentence when the build fails. */
try {
  await buildWeb()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
