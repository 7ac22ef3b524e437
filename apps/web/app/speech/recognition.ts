import type { HearingEvent } from '@app/learning/speech'

/** The parts of the browser's speech recognition that we use. TypeScript's DOM types do not have it. */
type Recognition = EventTarget & {
  lang: string
  interimResults: boolean
  continuous: boolean
  maxAlternatives: number
  start: () => void
  stop: () => void
  abort: () => void
}
type MakeRecognition = new () => Recognition
type ResultEvent = Event & { results?: ArrayLike<ArrayLike<{ transcript: string }>> }
type ErrorEvent = Event & { error?: string }

declare global {
  interface Window {
    SpeechRecognition?: MakeRecognition
    webkitSpeechRecognition?: MakeRecognition
  }
}

const language = 'ml-IN'

export const canRecognise = () => makeRecognition() !== undefined

const makeRecognition = () =>
  typeof window === 'undefined' ? undefined : (window.SpeechRecognition ?? window.webkitSpeechRecognition)

export type Listener = { stop: () => void; abort: () => void }

/** Has the browser listen once. `onEvent` gets its events in order, and nothing after `abort`. */
export function listenOnce(onEvent: (event: HearingEvent) => void): Listener {
  const Recognition = makeRecognition()
  if (!Recognition) throw new Error('This browser has no speech recognition.')
  const recognition = new Recognition()
  const listening = new AbortController()
  const { signal } = listening
  Object.assign(recognition, { lang: language, interimResults: false, continuous: false, maxAlternatives: 1 })
  recognition.addEventListener('result', onResult, { signal })
  recognition.addEventListener('nomatch', () => onEvent({ type: 'error', code: 'no-match' }), { signal })
  recognition.addEventListener(
    'error',
    ({ error }: ErrorEvent) => onEvent({ type: 'error', code: error ?? 'unknown' }),
    {
      signal,
    },
  )
  recognition.addEventListener('end', () => onEvent({ type: 'end' }), { signal })

  function onResult({ results }: ResultEvent) {
    const transcript = Array.from(results ?? [], (result) => result[0]?.transcript ?? '').join(' ')
    // Some browsers give a result without any word: nothing was heard.
    onEvent(transcript.trim() ? { type: 'result', transcript } : { type: 'error', code: 'no-speech' })
  }

  onEvent({ type: 'start' })
  try {
    recognition.start()
  } catch (error) {
    onEvent({ type: 'error', code: error instanceof DOMException ? error.name : 'unknown' })
  }
  return {
    stop: () => recognition.stop(),
    abort: () => {
      listening.abort()
      recognition.abort()
    },
  }
}
