import type { Brought } from '@app/learning/bring'
import { useEffect, useState } from 'react'
import {
  linesOfChapter,
  type ShelfText,
  shelfText,
  shelfTexts,
  shelve,
  takeFromShelf,
} from '../../device/texts/shelf.ts'
import { coverOf } from './cover-of.ts'
import { type Readable, readableOf } from './use-readable.ts'

/** The texts on the shelf, and how one is taken from it. Undefined until they are known. */
export function useShelf() {
  const [texts, setTexts] = useState<readonly ShelfText[]>()
  const refresh = () => void shelfTexts().then(setTexts, () => setTexts([]))
  useEffect(refresh, [])
  const forget = (id: string) => void takeFromShelf(id).then(refresh, () => undefined)
  return { texts, forget }
}

type Open = { text: ShelfText; chapter: number; readable: Readable }

/** A text of the shelf, open at a chapter: the one where reading stopped, until another is chosen. */
export function useShelfText(id: string) {
  const [chosen, setChosen] = useState<number>()
  const [open, setOpen] = useState<Open | 'coming' | 'missing'>('coming')
  useEffect(() => {
    let wanted = true
    const coming = async (): Promise<Open | 'missing'> => {
      const text = await shelfText(id)
      if (!text) return 'missing'
      const chapter = Math.min(chosen ?? text.place.chapter, text.chapters.length - 1)
      const lines = await linesOfChapter(id, chapter)
      return lines ? { text, chapter, readable: readableOf(lines) } : 'missing'
    }
    coming().then(
      (found) => wanted && setOpen(found),
      () => wanted && setOpen('missing'),
    )
    return () => {
      wanted = false
    }
  }, [id, chosen])
  return { open, isResumed: chosen === undefined, choose: setChosen }
}

/** Puts what was brought on the shelf. Returns its id. */
export async function shelveBrought(
  brought: Brought,
  name: string,
  now: number,
): Promise<string | undefined> {
  const title = name.replace(/\.[^.]*$/, '')
  if (brought.kind === 'lines') {
    const { from, lines } = brought
    return shelve({ title, from, chapters: [{ title: '', lines }] }, now)
  }
  if (brought.kind !== 'text') return undefined
  const { chapters, cover, title: own, author, language } = brought.text
  const picture = cover && (await coverOf(cover))
  const first = chapters[0]?.lines[0]?.text.slice(0, 60).toWellFormed() ?? ''
  return shelve(
    {
      ...{ title: own || title || first, from: brought.from, chapters },
      ...(author && { author }),
      ...(language && { language }),
      ...(picture && { cover: picture }),
    },
    now,
  )
}
