import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sampleRate } from '@app/content/audio'
import {
  contentFolder,
  type FilmEntry,
  type FilmSource,
  type FilmTheme,
  filmEndings,
  filmFileOf,
  filmManifestFile,
  hashOf,
  isFilmTheme,
  readContentFiles,
  readFilmManifest,
  readSource,
  stopAt,
  transcriptFile,
  writeFilmManifest,
} from '@app/content/reader'
import { filmKey, pictureKey } from './film-parts.ts'
import { filmSettings } from './film-settings.ts'
import { picture } from './kit/stage.ts'
import { startCamera } from './making/camera.ts'
import { encodeFilm } from './making/encode-film.ts'
import { encodePreview } from './making/encode-preview.ts'
import { ffmpegFed } from './making/ffmpeg.ts'
import { inWav } from './making/wav.ts'
import { narrate } from './narrate.ts'
import { filmScenes } from './scenes/all.ts'
import { placeSounds, type Sound } from './sounds.ts'
import { timelineOf, transcriptOf } from './transcript-of.ts'

/**
 * `npm run make:films`, alone or with some themes: makes the films whose script, pictures or settings have
 * changed. It needs Chromium, and ffmpeg with x264, VP9, AAC and Opus. If it is stopped, the next run
 * continues with the same film.
 */
const folder = join(contentFolder, 'films')
const cache = join('.cache', 'films')
/** The largest size of a poster, in bytes. */
const largestPoster = 60_000

mkdirSync(folder, { recursive: true })
mkdirSync(cache, { recursive: true })
const wanted = process.argv.slice(2).filter(isFilmTheme)
const films = readFilms()
for (const film of films) if (wanted.length === 0 || wanted.includes(film.theme)) await make(film)

async function make(film: FilmSource) {
  const { theme } = film
  const scene = filmScenes[theme]
  if (!scene) throw new Error(`Nobody has drawn the scenes of ${theme} yet.`)
  const started = performance.now()
  const { samples, timeline: spoken } = await narrate(film, scene.waits)
  const transcript = transcriptOf(theme, film, spoken)
  const duration = Math.round(spoken.duration * 1000) / 1000
  // The pictures use the transcript's times, so that the check can compare the film with the files in the
  // folder.
  const timeline = timelineOf(film, transcript, duration)
  const key = filmKey(film, scene, timeline)
  writeFileSync(join(contentFolder, transcriptFile(theme)), `${JSON.stringify(transcript, null, 1)}\n`)
  if (isMade(theme, key)) return console.log(`${theme}: the film is as it was.`)

  const pictures = join(cache, `${theme}-${pictureKey(film, scene, timeline)}.mkv`)
  const narration = join(cache, `${theme}-${key}.wav`)
  writeFileSync(narration, inWav(mixed(samples, scene.sounds(timeline)), sampleRate))
  const draw = picture(scene, timeline, film.signs ?? {})
  if (!existsSync(pictures)) await photographAll(draw, duration, pictures)
  for (const kind of ['mp4', 'webm'] as const) {
    const encoded = join(cache, `${theme}-${key}.${kind}`)
    await encodeFilm(kind, { pictures, narration, duration }, encoded)
    copyFileSync(encoded, join(folder, filmFileOf(theme, kind)))
  }
  const posterFile = join(folder, filmFileOf(theme, 'jpg'))
  const previewFile = join(folder, filmFileOf(theme, 'avif'))
  writeFileSync(posterFile, await poster(draw(scene.poster(timeline))))
  await encodePreview(posterFile, previewFile)
  const files = filmEndings.map((ending) => join(folder, filmFileOf(theme, ending)))
  const hashes = files.map((path) => [basename(path), hashOf(readFileSync(path))])
  noteMade(theme, { key, duration, files: Object.fromEntries(hashes) })
  console.log(
    `${theme}: ${duration.toFixed(1)} s of film, made in ${Math.round((performance.now() - started) / 1000)} s`,
  )
}

/** The voices, with the sounds of the place below them. */
function mixed(voices: Float64Array, sounds: readonly Sound[]): Float64Array {
  const around = placeSounds(sounds, voices.length)
  return voices.map((sample, at) => sample + (around[at] ?? 0))
}

/** Writes every frame into an almost lossless file, from which both encodings are made. */
async function photographAll(draw: (t: number) => string, duration: number, whole: string) {
  const rate = String(filmSettings.framesPerSecond)
  const camera = await startCamera()
  const args = [
    '-f',
    'image2pipe',
    '-c:v',
    'mjpeg',
    '-framerate',
    rate,
    '-i',
    '-',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '8',
    '-pix_fmt',
    'yuv420p',
  ]
  const part = `${whole}.part.mkv`
  await ffmpegFed([...args, part], async (take) => {
    const frames = Math.floor(duration * filmSettings.framesPerSecond)
    for (let frame = 0; frame < frames; frame++)
      await take(await camera.photograph(draw(frame / filmSettings.framesPerSecond)))
  })
  await camera.close()
  renameSync(part, whole)
}

/** The best JPEG that is small enough. */
async function poster(svg: string): Promise<Buffer> {
  const camera = await startCamera()
  try {
    for (let quality = 90; quality > 30; quality -= 4) {
      const picture = await camera.photograph(svg, quality)
      if (picture.length <= largestPoster) return picture
    }
  } finally {
    await camera.close()
  }
  throw new Error('A poster does not get small enough.')
}

function readFilms(): readonly FilmSource[] {
  const source = readSource(
    readContentFiles(contentFolder, (path) => path.includes('films/')),
    new Map(),
  )
  stopAt(source.faults.filter(({ file }) => file.includes('data/films/')))
  return source.films
}

function isMade(theme: FilmTheme, key: string): boolean {
  const entry = readManifest()[theme]
  return (
    entry?.key === key &&
    filmEndings.every((ending) => {
      const path = join(folder, filmFileOf(theme, ending))
      return existsSync(path) && hashOf(readFileSync(path)) === entry.files[basename(path)]
    })
  )
}

function readManifest() {
  const path = join(contentFolder, filmManifestFile)
  return readFilmManifest(existsSync(path) ? readFileSync(path, 'utf8') : undefined)
}

function noteMade(theme: FilmTheme, entry: FilmEntry) {
  writeFileSync(
    join(contentFolder, filmManifestFile),
    writeFilmManifest({ ...readManifest(), [theme]: entry }),
  )
}
