import { useEffect, useState } from 'react'
import { hasPicture, loadPictures, picturesNow } from './pictures.ts'

type Props = {
  /** The id of the word's entry. */
  entry: string
  /** Nothing where the word stands beside it. Where the picture is an option to choose, “picture 1”. */
  alt?: string
  /** Its size. */
  className?: string
}

/** The picture of a word, or nothing if it has none. Its room is kept while it is loaded. */
export function WordPicture({ entry, alt = '', className = 'size-32' }: Props) {
  const [pictures, setPictures] = useState(picturesNow)
  useEffect(() => {
    let isShown = true
    const show = () => setPictures(picturesNow())
    // Without a network its place stays empty: the word itself is there.
    loadPictures().then(
      () => isShown && show(),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [])

  if (!hasPicture(entry)) return null
  const svg = pictures?.[entry]
  if (svg === undefined) return <span aria-hidden="true" className={`block ${className}`} />
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={alt}
      draggable={false}
      className={`rounded-[22%] ${className}`}
    />
  )
}
