import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * The real server on a database of its own, made for this run and removed after it. The journeys name the
 * folder, because they read its mails.
 */
const folder = process.env.JOURNEYS_DIR ?? mkdtempSync(join(tmpdir(), 'malayalam-journeys-'))
process.env.DATA_DIR = folder

/**
 * Only what is played is made, and once for all servers and all runs: clips of the same recipe are the same.
 */
process.env.CLIPS ??= 'on-demand'
const clips = resolve(import.meta.dirname, '../../.cache/clips')
mkdirSync(clips, { recursive: true })
if (!existsSync(join(folder, 'clips'))) symlinkSync(clips, join(folder, 'clips'))

process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await import('../../apps/server/src/main.ts')
