import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The real server on a database of its own, made for this run and thrown away with the machine's temporary files. */
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'malayalam-journeys-'))
await import('../../apps/server/src/main.ts')
