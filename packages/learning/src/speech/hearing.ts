import { keyOf } from '@app/malayalam'

/** What the browser has heard of a learner: nothing yet, something, or an error by its code. */
export type Hearing =
  | { type: 'idle' }
  | { type: 'listening' }
  | { type: 'heard'; transcript: string; right: boolean }
  | { type: 'failed'; code: string }

export type HearingEvent =
  | { type: 'start' }
  | { type: 'result'; transcript: string }
  | { type: 'error'; code: string }
  | { type: 'end' }

/**
 * The check of a pronunciation after one more event of the browser's. What was heard is right when it is the text, exactly, but for spaces around
 * it, for how its letters are encoded, and for the mark at the text's end, which nobody says and browsers do not write. A browser may end without a
 * word: then nothing was said that it could hear.
 */
export function hear(text: string, hearing: Hearing, event: HearingEvent): Hearing {
  if (event.type === 'start') return { type: 'listening' }
  if (hearing.type !== 'listening') return hearing
  switch (event.type) {
    case 'result': {
      const transcript = event.transcript.trim()
      const said = keyed(transcript)
      const wanted = keyed(text)
      const right = said === wanted || (said !== '' && said === wanted.replace(/[.!?…]+$/u, ''))
      return { type: 'heard', transcript, right }
    }
    case 'error':
      return { type: 'failed', code: event.code }
    case 'end':
      return { type: 'failed', code: 'no-speech' }
  }
}

/** Its words by their keys, with the spaces between them as they are. */
const keyed = (text: string) => text.trim().split(' ').map(keyOf).join(' ')
