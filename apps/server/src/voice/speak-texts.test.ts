import { coachApi } from '@app/api'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { aLearner } from '../testing/learners.ts'
import { startApp } from '../testing/start-app.ts'
import { speakTexts } from './speak-texts.ts'
import { withVoiceService } from './testing-voice.ts'
import type { VoiceWay } from './testing-voice-service.ts'

const { service, asking } = withVoiceService()

const text = 'ഞാൻ നാളെ വരും.'
const ours = Uint8Array.of(0xff, 1)

async function aServer(bounds: { timeLimit?: number; pause?: number } = {}) {
  const lines: { why?: string; msg: string }[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const voice = speakTexts({
    ours: { speak: async () => ours },
    service: asking(),
    log,
    timeLimit: 500,
    pause: 0,
    ...bounds,
  })
  const learner = await aLearner(await startApp({ voice }))
  const hear = async (what = text) => {
    const reply = await learner.get(`${coachApi.speak.path}?${new URLSearchParams({ text: what })}`)
    expect(reply.status).toBe(200)
    const bytes = new Uint8Array(await reply.arrayBuffer())
    return { reply, by: bytes.length === ours.length ? 'ours' : 'the service' }
  }
  return { hear, lines }
}

const ways: VoiceWay[] = [
  'closed',
  'hanging',
  'busy',
  'broken',
  'refused',
  'moved',
  'html',
  'html as a sound',
  'json',
  'silence',
  'much too long',
  'much too short',
  'cut off',
  'huge',
]

describe('a text of a learner, when the operator lets the service speak it', () => {
  it('is spoken by the service, and not cached', async () => {
    const { hear, lines } = await aServer()
    const { reply, by } = await hear()
    expect(by).toBe('the service')
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(reply.headers.get('content-type')).toBe('audio/mpeg')
    expect(service().asked[0]?.body).toMatchObject({ input: text })
    await hear()
    expect(service().asked).toHaveLength(2)
    expect(lines).toEqual([])
  })

  it.each(ways)(
    'is spoken by our voice when the service fails, with one line in the log: %s',
    async (way) => {
      const { hear, lines } = await aServer()
      service().always(way)
      for (let time = 0; time < 3; time++) {
        const { by, reply } = await hear()
        expect(by).toBe('ours')
        expect(reply.headers.get('cache-control')).toBe('private, no-store')
      }
      expect(lines).toHaveLength(1)
      expect(JSON.stringify(lines)).not.toContain('നാളെ')
      expect(JSON.stringify(lines)).not.toContain('a-key')
    },
  )

  it('leads to a new line in the log once the service has worked in between', async () => {
    const { hear, lines } = await aServer()
    service().next('broken', 'broken', 'right', 'broken')
    const heard = [await hear(), await hear(), await hear(), await hear()].map(({ by }) => by)
    expect(heard).toEqual(['ours', 'ours', 'the service', 'ours'])
    expect(lines.map(({ msg }) => msg)).toEqual([
      'The voice service does not speak; ours is heard.',
      'The voice service speaks again.',
      'The voice service does not speak; ours is heard.',
    ])
  })

  it('does not wait for a service that has just failed', async () => {
    const { hear } = await aServer({ pause: 60_000 })
    service().always('broken')
    await hear()
    await hear()
    expect(service().asked).toHaveLength(1)
  })

  it('is not sent to a service before the time that it names', async () => {
    const { hear } = await aServer()
    service().sayRetryAfter('60')
    service().next('busy')
    await hear()
    expect((await hear()).by).toBe('ours')
    expect(service().asked).toHaveLength(1)
  })
})
