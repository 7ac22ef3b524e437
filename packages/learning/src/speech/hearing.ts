import { keyOf } from '@app/malayalam'

/** What speech recognition has heard: nothing yet, a transcript, or an error with its code. */
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
 * The state of a pronunciation check after an event of the browser's speech recognition. The transcript is
 * right if it is exactly the text. Spaces around it, the encoding of its letters and the punctuation at the
 * text's end do not count: nobody says them, and browsers do not write them. If the browser ends without a
 * transcript, it heard no speech.
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

/** The key of each word, with the spaces between the words unchanged. */
const keyed = (text: string) => text.trim().split(' ').map(keyOf).join(' ')
