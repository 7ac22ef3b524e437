import type { FilmTheme } from './film.ts'

/** What is known of a made film. `key` is what it was made from: as long as that is the same, so is the film. */
export type FilmEntry = {
  key: string
  /** How long it is, in seconds. */
  duration: number
  /** The hashes of its files, by their names. */
  files: Readonly<Record<string, string>>
}

/** `films/manifest.json`: the films by their themes. */
export type FilmManifest = Readonly<Partial<Record<FilmTheme, FilmEntry>>>

/** Our own program writes this file, so it is trusted; one that is missing or broken means that nothing is known. */
export function readFilmManifest(text: string | undefined): FilmManifest {
  try {
    return JSON.parse(text ?? '{}') as FilmManifest
  } catch {
    return {}
  }
}

/** One line a film, so that a change of one film is a change of one line. */
export function writeFilmManifest(manifest: FilmManifest): string {
  const lines = Object.entries(manifest)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([theme, entry]) => `  ${JSON.stringify(theme)}: ${JSON.stringify(entry)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
