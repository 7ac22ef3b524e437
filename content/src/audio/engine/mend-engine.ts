import { createHash } from 'node:crypto'
import { knownTables, mendedTables } from './engine-version.ts'
import { mendedPhonemes } from './mended-phonemes.ts'
import { definePhoneme, type PhonemeTables } from './phoneme-tables.ts'

/** The engine's own files, in its memory. */
type EngineFiles = { readFile(path: string): Uint8Array; writeFile(path: string, bytes: Uint8Array): void }

const folder = '/usr/share/espeak-ng-data'
const names = ['phontab', 'phonindex', 'phondata'] as const
const voiceFile = `${folder}/voices/!v/f2`

/**
 * Gives the engine the phonemes of `mendedPhonemes` in place of its own, before it reads its tables. The
 * addresses are right for one table only, so another table is refused.
 */
export function mendEngine(files: EngineFiles): void {
  const read = (name: (typeof names)[number]) => files.readFile(`${folder}/${name}`)
  const tables = { phontab: read('phontab'), phonindex: read('phonindex'), phondata: read('phondata') }
  const voice = files.readFile(voiceFile)
  if (hashOf(tables, voice) !== knownTables)
    throw new Error(
      'The phoneme tables of the speech engine are not those that its sounds were mended for: see docs/sound.md.',
    )
  for (const { name, program, ...phoneme } of mendedPhonemes)
    definePhoneme(tables, name, { ...phoneme, ...(program && { program: program(tables) }) })
  const clearVoice = withoutEcho(voice)
  const mended = hashOf(tables, clearVoice).slice(0, mendedTables.length)
  if (mended !== mendedTables)
    throw new Error(
      `The mended phonemes are ${mended}: write this into engine-version.ts, then make the clips anew.`,
    )
  for (const name of names) files.writeFile(`${folder}/${name}`, tables[name])
  files.writeFile(voiceFile, clearVoice)
}

/** The clips' voice has an echo of 140 ms, which fills the silence of every stop. */
function withoutEcho(voice: Uint8Array): Uint8Array {
  return Buffer.from(
    Buffer.from(voice)
      .toString('latin1')
      .replace(/^echo .*$/mu, ''),
  )
}

function hashOf(tables: PhonemeTables, voice: Uint8Array): string {
  const hash = createHash('sha256')
  for (const name of names) hash.update(tables[name])
  return hash.update(voice).digest('hex')
}
