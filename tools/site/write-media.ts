import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClipLibrary } from '../../apps/server/src/outside/clip-library.ts'
import type { Content } from '../../apps/server/src/outside/content.ts'
import { videoOf } from '../../apps/server/src/seed.ts'
import { videoRecord } from '../../apps/server/src/video/video-record.ts'

/** Writes the clips with these ids, and the lists of clips that pages request, as the server sends them. */
export async function writeClips(folder: string, clips: ClipLibrary, ids: readonly string[]) {
  const audio = join(folder, 'audio')
  mkdirSync(audio)
  for (const id of ids) {
    const clip = await clips.find(id)
    if (clip) await writeFile(join(audio, `${id}.mp3`), await clip.read())
  }
  const facts = { manifest: await clips.manifest(), texts: await clips.texts(), voice: await clips.voice() }
  for (const [name, fact] of Object.entries(facts))
    writeFileSync(join(audio, `${name}.json`), JSON.stringify(fact))
}

/** Writes the films with their pictures, and for each its record with its lines and words. */
export function writeFilms(folder: string, { films = [], filmFiles }: Pick<Content, 'films' | 'filmFiles'>) {
  const to = join(folder, 'films')
  mkdirSync(to)
  for (const [name, { path }] of filmFiles)
    if (/\.(?:mp4|webm|jpg)$/.test(name)) copyFileSync(path, join(to, name))
  for (const film of films)
    writeFileSync(join(to, `${film.id}.json`), JSON.stringify(videoRecord(videoOf(film))))
}
