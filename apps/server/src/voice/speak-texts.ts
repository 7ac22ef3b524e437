import type { Logger } from 'pino'
import type { Voice } from '../outside/voice.ts'
import { VoiceFailure } from './ask-voice.ts'
import type { VoiceService } from './voice-service.ts'

type Setup = {
  ours: Pick<Voice, 'speak'>
  service: Pick<VoiceService, 'speak'>
  log: Pick<Logger, 'warn' | 'info'>
  /** In milliseconds: how long a learner waits for the service before our voice is used. */
  timeLimit?: number
  /** In milliseconds: how long a service that failed is not asked. */
  pause?: number
}

/** The most texts that the service speaks at once. Our voice speaks the others. */
const maxAtOnce = 4

/**
 * Speaks what learners write with the operator's service, or with our voice if the service fails. A failure
 * of the service is logged once, until it works again. No text is stored or logged.
 */
export function speakTexts({
  ours,
  service,
  log,
  timeLimit = 6000,
  pause = 30_000,
}: Setup): Pick<Voice, 'speak' | 'sendsTexts'> {
  let underWay = 0
  let isReported = false
  let notBefore = 0

  function fail(error: VoiceFailure) {
    if (error.isOfService) notBefore = Date.now() + Math.max(pause, (error.retryAfter ?? 0) * 1000)
    if (!isReported) log.warn({ why: error.message }, 'The voice service does not speak; ours is heard.')
    isReported = true
  }

  async function byService(text: string) {
    underWay += 1
    try {
      const mp3 = await service.speak(text, AbortSignal.timeout(timeLimit))
      if (isReported) log.info('The voice service speaks again.')
      isReported = false
      return mp3
    } catch (error) {
      if (!(error instanceof VoiceFailure)) throw error
      fail(error)
      return undefined
    } finally {
      underWay -= 1
    }
  }

  return {
    sendsTexts: true,
    async speak(whose, text) {
      const isAsked = underWay < maxAtOnce && Date.now() >= notBefore
      return (isAsked ? await byService(text) : undefined) ?? ours.speak(whose, text)
    },
  }
}
