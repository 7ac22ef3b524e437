import type { Logger } from 'pino'
import type { Voice } from '../coach/voice.ts'
import { VoiceFailure } from './ask-voice.ts'
import type { VoiceService } from './voice-service.ts'

type Setup = {
  ours: Pick<Voice, 'speak'>
  service: Pick<VoiceService, 'speak'>
  log: Pick<Logger, 'warn' | 'info'>
  /** Milliseconds that a learner waits for the service before ours is heard. */
  patience?: number
  /** Milliseconds for which a service that failed is not asked. */
  pause?: number
}

/** So many learners are spoken to by the service at once; others hear ours. */
const abreast = 4

/**
 * What learners write, spoken by the operator's service, and by ours where that cannot be had. What is wrong with the service is said once in
 * the log, until it works again. No text is kept, and none is in the log.
 */
export function speakTexts({
  ours,
  service,
  log,
  patience = 6000,
  pause = 30_000,
}: Setup): Pick<Voice, 'speak' | 'sendsTexts'> {
  let underWay = 0
  let isTold = false
  let notBefore = 0

  function fail(error: VoiceFailure) {
    if (error.isOfService) notBefore = Date.now() + Math.max(pause, (error.retryAfter ?? 0) * 1000)
    if (!isTold) log.warn({ why: error.message }, 'The voice service does not speak; ours is heard.')
    isTold = true
  }

  async function byService(text: string) {
    underWay += 1
    try {
      const mp3 = await service.speak(text, AbortSignal.timeout(patience))
      if (isTold) log.info('The voice service speaks again.')
      isTold = false
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
      const isAsked = underWay < abreast && Date.now() >= notBefore
      return (isAsked ? await byService(text) : undefined) ?? ours.speak(whose, text)
    },
  }
}
