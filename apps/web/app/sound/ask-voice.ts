import type { OperatorVoice } from '@app/learning/offline'

const none: OperatorVoice = { name: null }
let asked: Promise<OperatorVoice> | undefined

/**
 * The voice of the server's operator, requested once. Without a network the service worker replies with the
 * last known one.
 */
export function askVoice(): Promise<OperatorVoice> {
  asked ??= fetch('/audio/voice.json').then((reply) => reply.json())
  return asked.then(
    (voice) => (voice.name ? voice : none),
    () => {
      asked = undefined
      return none
    },
  )
}
