import { previews } from 'virtual:content/film-previews'
import { useState } from 'react'

/**
 * A small picture of a film inside the page's HTML, so that it is there at the first paint. A better picture
 * replaces it. Pages that are not loaded as HTML have none.
 */
export function FilmPreview({ film }: { film: string }) {
  const [picture] = useState(() => previews[film] ?? pictureInPage(film))
  if (!picture) return null
  return (
    <span
      data-preview={film}
      style={{ backgroundImage: `url("${picture}")` }}
      className="absolute inset-0 bg-contain bg-center bg-no-repeat"
    />
  )
}

/** The page is hydrated, and the picture is still in it. */
const pictureInPage = (film: string) =>
  typeof document === 'undefined'
    ? undefined
    : document
        .querySelector<HTMLElement>(`[data-preview="${film}"]`)
        ?.style.backgroundImage.replace(/^url\("|"\)$/g, '')
