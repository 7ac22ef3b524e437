import type { Credits, TranslateReply } from '@app/api'
import { translatingStep } from '@app/learning/coach'
import type { Translated } from '@app/learning/video'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { ApiError } from '../../../api/call.ts'
import { type Answering, findAnswering } from '../answering.ts'

export type Translation = {
  /** Asks for the translations of the lines at these places. */
  send: (places: readonly number[], signal: AbortSignal) => Promise<TranslateReply>
  onTranslated: (made: ReadonlyMap<number, Translated>) => void
}

type Service = Extract<Answering, { coach: 'service' }>

/**
 * Translates batch by batch: the progress, and the service that translates, if there is one. Leaving the
 * screen stops it.
 */
export function useTranslating({ send, onTranslated }: Translation) {
  const [translating, dispatch] = useReducer(translatingStep, { state: 'idle' })
  const [service, setService] = useState<Service>()

  async function findService(isWanted: () => boolean) {
    const answering = await findAnswering()
    if (isWanted()) setService(answering?.coach === 'service' ? answering : undefined)
  }
  const update = useEffectEvent(findService)

  const ask = useEffectEvent(async (places: readonly number[], signal: AbortSignal) => {
    try {
      const { translations, credits } = await send(places, signal)
      if (signal.aborted) return
      const made = places.flatMap((place, at) => {
        const found = translations[at]
        return found ? [[place, found] as const] : []
      })
      onTranslated(new Map(made))
      count(credits)
      dispatch({ type: 'translated' })
    } catch (error) {
      if (signal.aborted) return
      dispatch({ type: 'failed', sentence: sentenceOf(error) })
      void findService(() => !signal.aborted)
    }
  })

  function count(credits: Credits | undefined) {
    if (credits) setService((service) => service && { ...service, credits })
  }

  useEffect(() => {
    let wanted = true
    void update(() => wanted)
    return () => {
      wanted = false
    }
  }, [])

  useEffect(() => {
    if (translating.state !== 'asking') return
    const batch = translating.batches[translating.next]
    const leaving = new AbortController()
    if (batch) void ask(batch, leaving.signal)
    return () => leaving.abort()
  }, [translating])

  return { translating, dispatch, service }
}

/** The server's own sentence, if it has one for learners. */
const sentenceOf = (error: unknown) =>
  error instanceof ApiError && ['too-many', 'unavailable', 'not-found'].includes(error.code)
    ? error.message
    : undefined
