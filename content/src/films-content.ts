import { Transcript } from '@app/learning/video'
import * as v from 'valibot'
import type { Film } from './films/film.ts'
import { filmFileOf } from './films/film-folder.ts'
import type { FilmSource, Source } from './source.ts'

/** The films that are made. A film that is only written is left out, and the content check reports it. */
export function filmsOf({ films, filmManifest, filmFolder, transcripts }: Source): Film[] {
  return films.flatMap((film): Film[] => {
    const { theme, title, about } = film
    const made = filmManifest[theme]
    const transcript = v.safeParse(Transcript, transcripts.get(theme))
    const [mp4, webm, poster] = (['mp4', 'webm', 'jpg'] as const).map((ending) => {
      const name = filmFileOf(theme, ending)
      const file = filmFolder.get(name)
      return file && `/films/${name}?v=${file.hash}`
    })
    if (!made || !transcript.success || !mp4 || !webm || !poster) return []
    return [
      {
        ...{ id: theme, theme, title, about, duration: made.duration, transcript: transcript.output },
        voices: voicesOf(film),
        poster,
        files: { webm, mp4 },
      },
    ]
  })
}

const voicesOf = ({ voices }: FilmSource) =>
  Object.fromEntries(Object.entries(voices).map(([name, { en, ml }]) => [name, { en, ml }]))
