import { useEffect, useState } from 'react'

const nothing: ReadonlyMap<string, string> = new Map()

/** What these lines say, roughly, as far as it is known yet. Lines of which it is not sure are not in it. */
export function useRoughEnglish(texts: readonly string[]): ReadonlyMap<string, string> {
  const [known, setKnown] = useState(nothing)
  const wanted = texts.join('\n')

  useEffect(() => {
    let isOpen = true
    if (wanted !== '') void readAll(wanted.split('\n'), setKnown, () => isOpen)
    return () => {
      isOpen = false
    }
  }, [wanted])

  return known
}

/** One line after another, with a pause for the page between them. */
async function readAll(
  texts: readonly string[],
  onKnown: (known: ReadonlyMap<string, string>) => void,
  isOpen: () => boolean,
) {
  const { roughOf } = await import('./rough-english.ts')
  let known = nothing
  for (const text of texts) {
    if (!isOpen()) return
    const english = await roughOf(text)
    if (english !== undefined && isOpen()) {
      known = new Map(known).set(text, english)
      onKnown(known)
    }
    await new Promise((next) => setTimeout(next))
  }
}
