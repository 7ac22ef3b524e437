import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { manifestFile, readContentFiles } from '../content-files.ts'
import { formatFault, sortFaults } from '../fault.ts'
import { readSource } from '../source.ts'
import { type AudioFolder, hashOf, readAudioFolder } from './audio-folder.ts'
import { asPlayed, type Encode, startEncoder } from './encode.ts'
import { type Manifest, type ManifestEntry, writeManifest } from './manifest.ts'
import { master } from './master.ts'
import { type Recipe, recipes, soundOf } from './recipes.ts'
import { sampleRate } from './settings.ts'
import { type Speak, startSpeechEngine } from './speech-engine.ts'

export type Outcome = { made: string[]; kept: string[]; recorded: string[]; removed: string[] }

/** Brings the clips of a content folder up to date: makes what is new or changed, takes away what nothing plays. */
export async function makeClips(root: string): Promise<Outcome> {
  const audio = readAudioFolder(root)
  const source = readSource(readContentFiles(root), audio)
  if (source.faults.length > 0) throw new Error(sortFaults(source.faults).map(formatFault).join('\n'))

  const all = recipes(source)
  const recorded = all.filter(({ id }) => audio.recorded.has(id))
  const needed = all.filter(({ id }) => !audio.recorded.has(id))
  const stale = needed.filter((recipe) => !isFresh(recipe, source.manifest, audio))
  const fresh = new Map(
    needed.filter((recipe) => !stale.includes(recipe)).map(({ id }) => [id, source.manifest.get(id)]),
  )

  const entries = new Map<string, ManifestEntry>()
  for (const [id, entry] of fresh) if (entry) entries.set(id, entry)
  for (const recipe of recorded) entries.set(recipe.id, recordedEntry(recipe, audio))
  if (stale.length > 0) {
    const [speak, encode] = await Promise.all([startSpeechEngine(), startEncoder()])
    for (const recipe of stale) entries.set(recipe.id, makeClip(root, recipe, speak, encode))
  }

  const removed = removeAllBut(new Set(needed.map(({ id }) => `${id}.mp3`)), join(root, 'audio', 'made'))
  writeWhole(join(root, manifestFile), writeManifest(entries))
  return { made: ids(stale), kept: [...fresh.keys()], recorded: ids(recorded), removed }
}

function isFresh({ id, key }: Recipe, manifest: Manifest, { made }: AudioFolder): boolean {
  const entry = manifest.get(id)
  return entry?.source === 'made' && entry.key === key && entry.hash === made.get(id)?.hash
}

function makeClip(root: string, recipe: Recipe, speak: Speak, encode: Encode): ManifestEntry {
  const sound = master(soundOf(recipe, speak))
  const mp3 = encode(sound)
  writeWhole(join(root, 'audio', 'made', `${recipe.id}.mp3`), mp3)
  const seconds = Math.round((asPlayed(sound).length / sampleRate) * 100) / 100
  return { source: 'made', ...saying(recipe), hash: hashOf(mp3), bytes: mp3.length, seconds, key: recipe.key }
}

function recordedEntry(recipe: Recipe, { recorded }: AudioFolder): ManifestEntry {
  const file = recorded.get(recipe.id)
  if (!file) throw new Error(`There is no recording of ${recipe.id}.`)
  return { source: 'recorded', ...saying(recipe), hash: file.hash, bytes: file.bytes }
}

const saying = (recipe: Recipe) => (recipe.kind === 'speech' ? { say: recipe.say } : {})

/** Writes aside and renames, so that a run that is stopped in the middle leaves no half a file under its name. */
function writeWhole(path: string, content: Uint8Array | string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}

function removeAllBut(wanted: ReadonlySet<string>, folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  const unwanted = readdirSync(folder).filter((name) => !wanted.has(name))
  for (const name of unwanted) rmSync(join(folder, name))
  return unwanted
}

const ids = (recipes: readonly Recipe[]) => recipes.map(({ id }) => id)
