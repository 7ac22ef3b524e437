import { type OwnVideoRecord, ownVideosApi } from '@app/api'
import type { CaptionFault } from '@app/learning/bring'
import { parseVideoId } from '@app/learning/video'
import { useEffect, useState } from 'react'
import { ApiError, call, endpointOf } from '../../api/call.ts'
import { videoEndpoint } from '../../api/video-endpoint.ts'
import { targetLanguage } from '../../device/target-language/target-language.ts'
import { withKeptTranslations } from '../../device/texts/kept-text.ts'
import type { ReadableLine } from '../../device/texts/shelf.ts'

/** A text to read, and where it comes from. */
export type Readable = {
  title: string
  lines: readonly ReadableLine[]
  /** The lines alone: the same array for the same text. */
  texts: readonly string[]
  /** Whether the times of the lines are those of a video. */
  timed: boolean
  provider: string
  source: string | null
  /** It was pasted to be read, and may be a list of words. */
  looksLikeWords?: boolean
}

/** A pasted text that has times but cannot be read as captions: its times are no words to learn. */
export type Faulty = { fault: CaptionFault }

type State = Readable | Faulty | 'coming' | 'missing' | 'failed' | 'signed-out' | 'nothing'

/** The transcript of a video, or a pasted text. */
export function useReadable(
  video: string | undefined,
  pasted: string,
): { readable: State; again: () => void } {
  const [tries, setTries] = useState(0)
  const asked = `${tries} ${video ?? ''} ${video ? '' : pasted}`
  const [found, setFound] = useState<{ asked: string; state: State }>({ asked: '', state: 'coming' })

  useEffect(() => {
    let wanted = true
    const coming = video ? readVideo(video) : readPastedText(pasted).then((text) => text ?? 'nothing')
    coming.catch(stateOf).then((state) => wanted && setFound({ asked, state }))
    return () => {
      wanted = false
    }
  }, [asked, video, pasted])

  return { readable: found.asked === asked ? found.state : 'coming', again: () => setTries(tries + 1) }
}

function stateOf(failure: unknown): State {
  const code = failure instanceof ApiError ? failure.code : 'unexpected'
  if (code === 'signed-out') return 'signed-out'
  return code === 'not-found' ? 'missing' : 'failed'
}

/** The transcript of a video by its id. */
export async function readVideo(id: string): Promise<Readable> {
  const endpoint = parseVideoId(id).source === 'own' ? endpointOf(ownVideosApi.get, id) : videoEndpoint(id)
  const {
    title,
    TranscriptMal,
    TranscriptEng,
    provider,
    source,
    timed = true,
  }: Partial<OwnVideoRecord> & Omit<OwnVideoRecord, 'timed'> = await call(endpoint)
  const lines = TranscriptMal.snippets.map(({ text, start, duration }, place) => {
    const { translation, translatedBy } = TranscriptEng?.snippets[place] ?? {}
    const turned = targetLanguage === 'english' && translation
    return {
      ...{ text: turned ? translation : text, start, duration },
      translation: turned ? text : translation,
      translatedBy,
    }
  })
  return { title, lines, texts: textsOf(lines), timed, provider, source }
}

/** Pasted captions are read as captions, and anything without times as plain text. Nothing of an empty text. */
export async function readPastedText(text: string): Promise<Readable | Faulty | undefined> {
  if (text === '') return undefined
  const { bringText, linesOfBrought } = await import('@app/learning/bring')
  const brought = bringText(text)
  const looksLikeWords = brought.kind === 'words'
  const parsed = linesOfBrought(looksLikeWords ? bringText(text, '', { as: 'text' }) : brought)
  if (parsed.type === 'refused') return { fault: parsed.fault }
  return { ...readableOf(withKeptTranslations<ReadableLine>(parsed.lines)), looksLikeWords }
}

/** Lines that the device keeps, with no video. */
export const readableOf = (lines: readonly ReadableLine[]): Readable => ({
  ...{ title: '', lines, texts: textsOf(lines) },
  ...{ timed: false, provider: 'none', source: null },
})

const textsOf = (lines: readonly ReadableLine[]) => lines.map(({ text }) => text)
