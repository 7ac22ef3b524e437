import { ownVideosApi } from '@app/api'
import { readable, type TextItem } from '@app/learning/course/known'
import type { Item } from '@app/learning/practice'
import { isMalayalam } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import { call } from '../../api/call.ts'
import { keptText } from '../../device/texts/kept-text.ts'
import { sessionStore } from '../../session/session.ts'
import { ReadableList } from '../../ui/readable-list.tsx'
import { readPastedText, readVideo } from './use-readable.ts'
import { wordsOfText } from './use-text-vocabulary.ts'

/** Looking up a text takes a phone about a second, so that older ones than these are left out. */
const mostShown = 12
const longestTitle = 60

type OwnText = { id: string; title: string; video?: string; lines: () => Promise<readonly string[]> }
type Read = Pick<OwnText, 'id' | 'title' | 'video'> & { items: readonly TextItem[] }

/** What can be read of the learner's own texts and videos: the one that was pasted last, then the newest first. */
export function OwnReadable({ isKnown }: { isKnown: (item: Item) => boolean }) {
  const { to } = usePlace()
  const { texts, isComing } = useOwnTexts()
  if (texts.length === 0) return isComing ? <p aria-busy="true" className="min-h-24" /> : null
  return (
    <>
      <h4 className="mt-4 font-semibold">
        <Trans>Your texts and videos</Trans>
      </h4>
      <ReadableList
        texts={texts.map(({ id, title, video, items }) => ({
          id,
          title,
          language: isMalayalam(title) ? 'ml' : undefined,
          address: video === undefined ? to('/read') : `${to('/read')}?vid=${video}`,
          readable: readable(items, isKnown),
        }))}
      />
      {isComing && <p aria-busy="true" className="min-h-12" />}
    </>
  )
}

/** One text after the other, as they are looked up. One that does not arrive is left out. */
function useOwnTexts() {
  const [found, setFound] = useState<{ texts: readonly Read[]; isComing: boolean }>({
    texts: [],
    isComing: true,
  })
  useEffect(() => {
    let wanted = true
    const isWanted = () => wanted
    const readAll = async () => {
      for (const text of [...(await pastedText()), ...(await ownVideos())]) {
        const read = await readOne(text, isWanted).catch(() => undefined)
        if (!wanted) return
        if (read) setFound(({ texts }) => ({ texts: [...texts, read], isComing: true }))
      }
    }
    void readAll().then(() => wanted && setFound(({ texts }) => ({ texts, isComing: false })))
    return () => {
      wanted = false
    }
  }, [])
  return found
}

async function readOne({ lines, ...text }: OwnText, isWanted: () => boolean): Promise<Read | undefined> {
  const words = await wordsOfText(await lines(), isWanted)
  return (
    words && {
      ...text,
      items: words.map(({ entry, count }) => ({ item: entry && `word:${entry.id}`, count })),
    }
  )
}

/** The text that was pasted last on /read, if there is one. */
async function pastedText(): Promise<OwnText[]> {
  const pasted = await readPastedText(keptText()).catch(() => undefined)
  if (!pasted || 'fault' in pasted) return []
  const title = pasted.texts.find((line) => line.trim() !== '')?.trim() ?? ''
  return [{ id: 'pasted', title: title.slice(0, longestTitle), lines: async () => pasted.texts }]
}

/** Those that the account keeps, for who is signed in and has a network. */
async function ownVideos(): Promise<OwnText[]> {
  if (!sessionStore.getState().user) return []
  const videos = await call(ownVideosApi.list).catch(() => [])
  return videos
    .filter(({ malayalam }) => malayalam)
    .slice(0, mostShown)
    .map(({ id, title }) => ({ id, title, video: id, lines: async () => (await readVideo(id)).texts }))
}
