import { resolve } from 'node:path'
import { readSettings } from '../apps/server/src/settings/read-settings.ts'
import { makeClips } from './make-clips.ts'
import { printError } from './make-progress.ts'
import { makeVoice } from './make-voice.ts'

/**
 * `npm run make:audio`: makes every clip that the server with these settings would make, into the same
 * folder. With `--voice`, it makes those of the operator's voice. The server may run meanwhile.
 */
// The worker does not keep the process alive.
const alive = setInterval(() => undefined, 1000)

try {
  const settings = readSettings(process.env, resolve(import.meta.dirname, '..'))
  const isWhole = process.argv.includes('--voice')
    ? await makeVoice(settings)
    : await makeClips(settings.dataDir)
  if (!isWhole) process.exitCode = 1
} catch (error) {
  printError(error)
  process.exitCode = 1
} finally {
  clearInterval(alive)
}
