import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clipManifest } from '@app/learning/offline'
import { describe, expect, it } from 'vitest'
import { openClips } from '../audio/clip-library.ts'
import { aDirectory, startApp } from '../testing/start-app.ts'
import { openClipVoice } from './open-clip-voice.ts'
import { asha, someClips } from './testing-voice.ts'
import { openVoiceFolder } from './voice-folder.ts'

const bytes = Uint8Array.from({ length: 100 }, (_, at) => (at === 0 ? 0xff : at))
const texts = { tea: 'ചായ', rain: 'മഴ', come: 'വാ' }

/** A server with an operator's voice that has spoken these clips. */
async function aServer({ spoken = ['tea', 'rain'], leaveOut = '' } = {}) {
  const dataDir = aDirectory({ 'voices/asha/leave-out.txt': leaveOut })
  const folder = openVoiceFolder({ ...asha, dataDir, mastering: 'aaaa', report: () => undefined })
  const clips = someClips(texts)
  const voiced = folder.voiced(clips)
  for (const { id, file } of voiced) if (spoken.includes(id)) writeFileSync(join(folder.dir, file), bytes)
  const never = async () => undefined
  const { get } = await startApp({
    clips: openClips({
      clips,
      wordClips: async () => new Map(),
      folder: { read: never, keep: async () => true },
      maker: { make: async () => Uint8Array.of(0xff) },
      voice: openClipVoice({ ...asha, speaksTexts: false }, folder, async () => clips),
    }),
  })
  const versionOf = (id: string) => voiced.find((clip) => clip.id === id)?.version
  const at = (id: string) => `/audio/asha/${id}.mp3?v=${versionOf(id)}`
  return { get, versionOf, at, clips }
}

describe('GET /audio/voice.json', () => {
  it('names the voice and the clips that it speaks, with their versions', async () => {
    const { get, versionOf } = await aServer()
    expect(await (await get('/audio/voice.json')).json()).toEqual({
      name: 'asha',
      licence: 'CC BY 4.0',
      texts: false,
      clips: { tea: versionOf('tea'), rain: versionOf('rain') },
    })
  })

  it('leaves out the clips that the operator leaves out', async () => {
    const { get, at, versionOf } = await aServer({ leaveOut: 'tea\n' })
    expect(await (await get('/audio/voice.json')).json()).toMatchObject({
      clips: { rain: versionOf('rain') },
    })
    expect((await get(at('tea'))).status).toBe(404)
  })

  it('is small if there is no voice', async () => {
    const reply = await (await startApp()).get('/audio/voice.json')
    expect(await reply.text()).toBe('{"name":null}')
  })
})

describe('GET /audio/{voice}/{clip}.mp3', () => {
  it('sends the clip like every clip: to be cached for ever, in parts, and not to a client that has it', async () => {
    const { get, at, versionOf } = await aServer()
    const whole = await get(at('tea'))
    expect(whole.status).toBe(200)
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes)
    const etag = `"${versionOf('tea')}"`
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag,
    })
    const part = await get(at('tea'), { range: 'bytes=10-19' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/100'])
    expect((await get(at('tea'), { 'if-none-match': etag })).status).toBe(304)
  })

  it.each([
    '/audio/asha/come.mp3',
    '/audio/asha/milk.mp3',
    '/audio/asha/right.mp3',
    '/audio/asha/unknown.mp3',
    '/audio/someone/tea.mp3',
    '/audio/asha/asha/tea.mp3',
    '/audio/asha/..%2fvoice.json',
    '/audio/asha/voice.json',
    '/audio/__proto__/tea.mp3',
  ])('returns 404 for %s: it is not made, recorded, or of no voice', async (path) => {
    const { get } = await aServer()
    const reply = await get(path)
    expect(reply.status).toBe(404)
    expect(reply.headers.get('content-type')).toBe('application/json')
  })

  it('leaves our own clip where it is', async () => {
    const { get } = await aServer()
    expect((await get('/audio/tea.mp3')).status).toBe(200)
  })
})

it('is in the manifest beside all other speakers', async () => {
  const { get, versionOf, clips } = await aServer()
  expect(await (await get('/audio/manifest.json')).json()).toEqual([
    ...clipManifest(clips),
    {
      speaker: { kind: 'operator', model: 'a-model', voice: 'asha', licence: 'CC BY 4.0' },
      clips: { tea: versionOf('tea'), rain: versionOf('rain') },
    },
  ])
})
