import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The real server on a database of its own, made for this run and removed after it. The journeys name the folder: its mails are theirs to read. */
const folder = process.env.JOURNEYS_DIR ?? mkdtempSync(join(tmpdir(), 'malayalam-journeys-'))
process.env.DATA_DIR = folder
// Only what is played is made.
process.env.CLIPS ??= 'on-demand'
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await import('../../apps/server/src/main.ts')
