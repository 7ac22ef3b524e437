import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { engineVersion } from './engine-version.ts'
import { mendEngine } from './mend-engine.ts'

const root = join(import.meta.dirname, '../../../..')
const engine = '@echogarden/espeak-ng-emscripten'

describe('the mended engine', () => {
  it('is refused with a sentence if its tables are not the known ones', () => {
    const written: string[] = []
    const other = {
      readFile: () => new Uint8Array(100),
      writeFile: (path: string) => void written.push(path),
    }
    expect(() => mendEngine(other)).toThrow(
      'The phoneme tables of the speech engine are not those that its sounds were mended for: see docs/sound.md.',
    )
    expect(written).toEqual([])
  })

  it('reports its version: the installed package, and the phonemes', () => {
    const require = createRequire(join(root, 'content/package.json'))
    const { version } = require(`${engine}/package.json`)
    expect(engineVersion.version).toMatch(new RegExp(`^${version}, phonemes [0-9a-f]{8}$`))
  })

  it('is the only one: no other file starts the engine, so clips, films and the server speak with the same sounds', () => {
    const starters = ['content/src', 'apps/server/src', 'tools'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('.d.ts'))
        .map((name) => join(folder, name))
        .filter((path) => readFileSync(join(root, path), 'utf8').includes(`from '${engine}'`)),
    )
    expect(starters).toEqual(['content/src/audio/engine/speech-engine.ts'])
  })
})
