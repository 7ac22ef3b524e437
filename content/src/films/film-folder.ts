import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../hash-of.ts'
import { type FilmTheme, filmThemes } from './film.ts'

/** A file of a film in the folder. */
export type FilmFile = { path: string; hash: string; bytes: number }

export const filmEndings = ['mp4', 'webm', 'jpg', 'avif'] as const
export type FilmEnding = (typeof filmEndings)[number]

/** The made files of films, by their names: `travel.mp4`. */
export type FilmFolder = ReadonlyMap<string, FilmFile>

export const filmFileOf = (theme: FilmTheme, ending: FilmEnding) => `${theme}.${ending}`

export function readFilmFolder(root: string): FilmFolder {
  const names = filmThemes.flatMap((theme) => filmEndings.map((ending) => filmFileOf(theme, ending)))
  return new Map(
    names
      .map((name) => [name, join(root, 'films', name)] as const)
      .filter(([, path]) => existsSync(path))
      .map(([name, path]) => [name, readFilmFile(path)]),
  )
}

function readFilmFile(path: string): FilmFile {
  const bytes = readFileSync(path)
  return { path, hash: hashOf(bytes), bytes: bytes.length }
}
