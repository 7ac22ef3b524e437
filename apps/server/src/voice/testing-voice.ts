import { masterWorker } from '@app/content/load-in-child-process'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { PlayedClip, PlayedClips } from '../audio/played-clip.ts'
import { startVoiceService } from './testing-voice-service.ts'
import { openVoiceService, type VoiceService } from './voice-service.ts'

/** The settings of the tests' voice. */
export const asha = { name: 'asha', model: 'a-model', licence: 'CC BY 4.0' }

/**
 * A voice service for the tests of a file, and a client for it. Both are ready before the tests, and the
 * service replies correctly unless a test says otherwise.
 */
export function withVoiceService() {
  let service: Awaited<ReturnType<typeof startVoiceService>>
  let asking: VoiceService
  beforeAll(async () => {
    service = await startVoiceService()
    asking = openVoiceService({ ...asha, service: { url: service.url, apiKey: 'a-key' } }, masterWorker)
  })
  afterAll(async () => {
    await asking.close()
    await service.stop()
  })
  beforeEach(() => {
    service.asked.length = 0
    service.always('right')
    service.sayRetryAfter(undefined)
  })
  return { service: () => service, asking: () => asking }
}

const made = (say?: string): PlayedClip => ({
  source: 'made',
  version: '01234567',
  speaker: { kind: 'made', engine: 'eSpeak NG', version: '1', voice: 'ml+f2' },
  recipe: {},
  ...(say && { say }),
})

/** Clips that say these texts, a recording and a sound of the app. */
export function someClips(texts: Readonly<Record<string, string>>): PlayedClips {
  const speaker = { kind: 'recorded', speaker: 'Asha Nair', licence: 'CC BY-SA 4.0' } as const
  return new Map([
    ...Object.entries(texts).map(([id, say]): [string, PlayedClip] => [id, made(say)]),
    ['milk', { source: 'recorded', version: '89abcdef', path: '/milk.mp3', say: 'പാൽ', speaker }],
    ['right', { ...made(), speaker: { kind: 'chime' } }],
  ])
}
