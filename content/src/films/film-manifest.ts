import type { FilmTheme } from './film.ts'

/** A made film. `key` stands for everything it was made from: while the key is the same, so is the film. */
export type FilmEntry = {
  key: string
  /** Its length in seconds. */
  duration: number
  /** The hashes of its files, by their names. */
  files: Readonly<Record<string, string>>
}

/** `films/manifest.json`: the films by their themes. */
export type FilmManifest = Readonly<Partial<Record<FilmTheme, FilmEntry>>>

/** Our own program writes this file, so it is trusted. If it is missing or broken, nothing is known. */
export function readFilmManifest(text: string | undefined): FilmManifest {
  try {
    const manifest: FilmManifest = JSON.parse(text ?? '{}')
    return manifest
  } catch {
    return {}
  }
}

/** One line for each film, so that a change of one film is a change of one line. */
export function writeFilmManifest(manifest: FilmManifest): string {
  const lines = Object.entries(manifest)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([theme, entry]) => `  ${JSON.stringify(theme)}: ${JSON.stringify(entry)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
