import { useEffect, useState } from 'react'

type FilmLines = typeof import('virtual:content/film-lines').filmLines

/**
 * What is said in each of our films. It is loaded late: no first paint needs it. Undefined until it is here; empty
 * if it does not arrive.
 */
export function useFilmLines(): FilmLines | undefined {
  const [lines, setLines] = useState<FilmLines>()
  useEffect(() => {
    let wanted = true
    import('virtual:content/film-lines').then(
      ({ filmLines }) => wanted && setLines(filmLines),
      () => wanted && setLines({}),
    )
    return () => {
      wanted = false
    }
  }, [])
  return lines
}
