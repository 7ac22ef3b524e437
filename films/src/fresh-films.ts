import {
  type Fault,
  type FilmEnding,
  type FilmSource,
  filmEndings,
  filmFileOf,
  filmManifestFile,
  type Source,
  transcriptFile,
} from '@app/content/reader'
import { Transcript } from '@app/learning/video'
import * as v from 'valibot'
import { filmKey } from './film-parts.ts'
import { filmScenes } from './scenes/all.ts'
import { timelineOf, transcriptOf } from './transcript-of.ts'

/** In seconds, and in bytes: what a phone can load, and a learner can watch in one sitting. */
const shortest = 60
const longest = 120
const heaviest: Record<FilmEnding, number> = {
  mp4: 2_500_000,
  webm: 2_500_000,
  jpg: 60_000,
  avif: 6000,
}

/** Every written film is made, and from the current script. This needs no drawing of the whole film. */
export function freshFilms(source: Source): Fault[] {
  const written = new Set<string>(source.films.map(({ theme }) => theme))
  const unknown = Object.keys(source.filmManifest).filter((theme) => !written.has(theme))
  return [
    ...source.films.flatMap((film) => filmFaults(film, source)),
    ...unknown.map((theme) => manifestFault(`Nobody has written a film "${theme}".`)),
  ]
}

function filmFaults(film: FilmSource, { filmManifest, filmFolder, transcripts }: Source): Fault[] {
  const { theme, document } = film
  const remake = `npm run make:films -- ${theme}.`
  const made = filmManifest[theme]
  const files = filmEndings.map((ending) => ({ ending, name: filmFileOf(theme, ending) }))
  if (!made || files.some(({ name }) => !filmFolder.has(name)))
    return [document.fault([], `The film "${theme}" is not made yet: ${remake}`)]

  const foreign = files
    .filter(({ name }) => filmFolder.get(name)?.hash !== made.files[name])
    .map(({ name }) => manifestFault(`The file ${name} is not the one that was made: ${remake}`))
  const heavy = files
    .filter(({ name, ending }) => (filmFolder.get(name)?.bytes ?? 0) > heaviest[ending])
    .map(({ name, ending }) => manifestFault(`The file ${name} is heavier than ${heaviest[ending]} bytes.`))
  const length =
    made.duration < shortest || made.duration > longest
      ? [document.fault(['lines'], `The film is ${made.duration} s long; it is to have 60 to 120.`)]
      : []
  return [
    ...foreign,
    ...heavy,
    ...length,
    ...(isCurrent(film, made, transcripts.get(theme)) ? [] : [stale(film, remake)]),
  ]
}

function isCurrent(film: FilmSource, made: { key: string; duration: number }, written: unknown): boolean {
  const transcript = v.safeParse(Transcript, written)
  if (!transcript.success || transcript.output.snippets.length !== film.lines.length) return false
  const timeline = timelineOf(film, transcript.output, made.duration)
  if (filmKey(film, filmScenes[film.theme], timeline) !== made.key) return false
  return JSON.stringify(transcriptOf(film.theme, film, timeline)) === JSON.stringify(written)
}

const stale = ({ theme, document }: FilmSource, remake: string) =>
  document.fault(
    [],
    `The film, or ${transcriptFile(theme)}, is not the one that belongs to what is written and drawn: ${remake}`,
  )

const manifestFault = (sentence: string): Fault => ({
  file: `content/${filmManifestFile}`,
  line: 1,
  sentence,
})
