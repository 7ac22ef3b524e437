import type { Transcript } from '@app/learning/video'

/** The themes of our films, in the order of the immersion page. The id of a film is its theme. */
export const filmThemes = ['travel', 'music', 'food', 'festival', 'history'] as const
export type FilmTheme = (typeof filmThemes)[number]

/** A film of ours, ready to be shown. */
export type Film = {
  id: FilmTheme
  theme: FilmTheme
  title: { en: string; ml: string }
  /** The story in an English sentence. */
  about: string
  /** In seconds. */
  duration: number
  transcript: Transcript
  /** The voices by the names that `speaker` gives them in the transcript. */
  voices: Readonly<Record<string, { en: string; ml: string }>>
  /** Addresses on our server, each with the version of its bytes. */
  poster: string
  files: { webm: string; mp4: string }
}

export const isFilmTheme = (name: string): name is FilmTheme => filmThemes.some((theme) => theme === name)
