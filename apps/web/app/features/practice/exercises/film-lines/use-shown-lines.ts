import { useEffect, useState } from 'react'

/** A line of a film, with its translation and its time in seconds. */
export type ShownLine = { text: string; translation: string; start: number; end: number }

type FilmLines = typeof import('virtual:content/film-lines').filmLines

/**
 * The lines of a film with these ids (`food/3`, counted from 1). What is said in the films is loaded when it is wanted.
 * Empty until it is here.
 */
export function useShownLines(film: string, ids: readonly string[]): ShownLine[] {
  const [all, setAll] = useState<FilmLines>({})
  useEffect(() => {
    let isWanted = true
    import('virtual:content/film-lines').then(
      ({ filmLines }) => isWanted && setAll(filmLines),
      // The film can be heard without its lines.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return ids.flatMap((id) => {
    const line = all[film]?.[Number(id.slice(id.indexOf('/') + 1)) - 1]
    if (!line) return []
    const { text, translation = '', start, duration } = line
    return [{ text, translation, start, end: start + duration }]
  })
}
