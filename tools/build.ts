import { buildWeb } from './build-web.ts'

/** Builds the pages where they are missing or out of date; says in a sentence why they cannot be. */
try {
  await buildWeb()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
