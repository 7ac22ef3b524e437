import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aDirectory } from '../testing/start-app.ts'
import { makeVoiceClips } from './make-voice-clips.ts'
import { asha, someClips, withVoiceService } from './testing-voice.ts'
import type { VoiceWay } from './testing-voice-service.ts'
import { openVoiceFolder } from './voice-folder.ts'

const { service, asking } = withVoiceService()

const texts: Readonly<Record<string, string>> = { tea: 'ചായ', rain: 'മഴ വന്നു.', come: 'ഞാൻ നാളെ വരും.' }
const bounds = { pause: 1, timeLimit: 60_000 }
const mp3 = /^[\w-]+-[0-9a-f]{8}\.mp3$/

function aVoice({
  say = texts,
  dir = aDirectory(),
  files = {} as Readonly<Record<string, string>>,
  model = asha.model,
  concurrency = 1,
} = {}) {
  const dataDir = Object.keys(files).length > 0 ? aDirectory(files) : dir
  const folder = openVoiceFolder({ ...asha, model, dataDir, mastering: 'aaaa', report: () => undefined })
  const lines: string[] = []
  const setup = {
    clips: someClips(say),
    folder,
    service: asking(),
    onFailure: (line: string) => lines.push(line),
    bounds: { ...bounds, concurrency },
  }
  const there = () => (existsSync(folder.dir) ? readdirSync(folder.dir).filter((name) => mp3.test(name)) : [])
  const ids = () => there().map((name) => name.replace(/-\w{8}\.mp3$/, ''))
  return { dir: dataDir, folder, setup, lines, there, ids }
}

const asked = () => service().asked.map(({ body }) => body.input)

describe('the clips of an operator’s voice', () => {
  it('are requested from the service by OpenAI’s protocol, for every text that is not recorded', async () => {
    const { setup, folder, there, ids } = aVoice()
    expect(await makeVoiceClips(setup)).toEqual({
      made: 3,
      kept: 0,
      leftOut: 0,
      removed: 0,
      missing: [],
      notRequested: 0,
    })
    expect(service().asked[0]).toEqual({
      path: '/v1/audio/speech',
      authorization: 'Bearer a-key',
      body: { model: 'a-model', voice: 'asha', input: 'ചായ', response_format: 'wav' },
    })
    expect(asked()).toEqual(Object.values(texts))
    expect(ids()).toEqual(['come', 'rain', 'tea'])
    // MPEG frames, and more of them for the longer text.
    const clips = there().map((name) => readFileSync(join(folder.dir, name)))
    for (const clip of clips) expect(clip[0]).toBe(0xff)
    expect(clips[0]?.length).toBeGreaterThan(clips[2]?.length ?? 0)
  })

  it('are requested four at a time, and no more', async () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`tea-${at}`, `ചായ ${at}`]))
    const { setup } = aVoice({ say: many, concurrency: 4 })
    service().always('slow')
    const { concurrency: _usual, ...others } = setup.bounds
    expect(await makeVoiceClips({ ...setup, bounds: others })).toMatchObject({ made: 12 })
    expect(service().mostAtOnce()).toBe(4)
  })

  it('continue from where making them was interrupted, and are never made twice', async () => {
    const { setup, dir } = aVoice()
    const stopped = await makeVoiceClips({ ...setup, isStopping: () => asked().length === 1 })
    expect(stopped).toMatchObject({ made: 1, stopped: 'by whoever asked', notRequested: 2 })
    const again = aVoice({ dir })
    expect(await makeVoiceClips(again.setup)).toMatchObject({ made: 2, kept: 1, missing: [] })
    expect(asked()).toEqual(Object.values(texts))
  })

  it('are made again when the text or the model changes, and the old ones are then deleted', async () => {
    const { setup, dir } = aVoice()
    await makeVoiceClips(setup)
    const other = aVoice({ dir, say: { ...texts, tea: 'കട്ടൻ ചായ' } })
    expect(await makeVoiceClips(other.setup)).toMatchObject({ made: 1, kept: 2, removed: 1 })
    const another = aVoice({ dir, model: 'another' })
    expect(await makeVoiceClips(another.setup)).toMatchObject({ made: 3, kept: 0, removed: 3 })
    expect(another.ids()).toEqual(['come', 'rain', 'tea'])
  })

  it('are not requested if the operator leaves them out', async () => {
    const list = '# sounds wrong\nrain\n\n  come # so does this\n'
    const { setup, ids } = aVoice({ files: { 'voices/asha/leave-out.txt': list } })
    expect(await makeVoiceClips(setup)).toMatchObject({ made: 1, leftOut: 2, missing: [] })
    expect(ids()).toEqual(['tea'])
  })

  it('report their progress after each clip', async () => {
    const { setup } = aVoice()
    const seen: unknown[] = []
    await makeVoiceClips({ ...setup, onClip: (progress) => seen.push(progress) })
    expect(seen).toEqual([1, 2, 3].map((made) => ({ made, total: 3 })))
  })

  it('come with a file that says how they were made, without secrets', async () => {
    const { folder } = aVoice()
    const note = (now: string) =>
      folder.writeProvenance({
        service: 'https://me:pass@voice.example.org/v1?key=1',
        licence: asha.licence,
        now: new Date(now),
      })
    await note('2026-01-01')
    await note('2026-02-02')
    const text = readFileSync(join(folder.dir, 'voice.json'), 'utf8')
    expect(JSON.parse(text)).toEqual({
      service: 'voice.example.org',
      model: 'a-model',
      voice: 'asha',
      licence: 'CC BY 4.0',
      begun: '2026-01-01T00:00:00.000Z',
      last: '2026-02-02T00:00:00.000Z',
    })
    expect(readdirSync(folder.dir)).toEqual(['voice.json'])
  })
})

describe('a service that fails', () => {
  it.each<VoiceWay>(['closed', 'hanging', 'busy', 'broken', 'cut off'])('is asked again: %s', async (way) => {
    service().next(way, way)
    const { setup, lines } = aVoice({ say: { tea: 'ചായ' } })
    const made = await makeVoiceClips({ ...setup, bounds: { ...bounds, timeLimit: 300 } })
    expect(made).toMatchObject({ made: 1, missing: [] })
    expect(asked()).toHaveLength(3)
    expect(lines).toEqual([])
  })

  it('is given up for a clip after five tries, and asked for the next', async () => {
    service().next('broken', 'broken', 'broken', 'broken', 'broken')
    const { setup, lines, ids } = aVoice()
    expect(await makeVoiceClips(setup)).toMatchObject({ made: 2, missing: ['tea'] })
    expect(lines).toEqual(['tea: The service answered 500.'])
    expect(ids()).toEqual(['come', 'rain'])
    expect(await makeVoiceClips(setup)).toMatchObject({ made: 1, kept: 2, missing: [] })
  })

  it('is not asked before the time that it names', async () => {
    service().sayRetryAfter('1')
    service().next('busy')
    const { setup } = aVoice({ concurrency: 2 })
    const started = performance.now()
    expect(await makeVoiceClips(setup)).toMatchObject({ made: 3 })
    expect(performance.now() - started).toBeGreaterThan(990)
  })

  it.each<{ way: VoiceWay; line: RegExp }>([
    { way: 'refused', line: /^tea: The service answered 401\.$/ },
    { way: 'moved', line: /^tea: The service answered 307\.$/ },
    { way: 'html', line: /^tea: The service answered text\/html in place of a sound\.$/ },
    { way: 'html as a sound', line: /^tea: The service’s sound is refused\. This is no WAV but HTML\.$/ },
    { way: 'json', line: /^tea: The service answered application\/json in place of a sound\.$/ },
    { way: 'silence', line: /^tea: The service’s sound is refused\. It is silent\.$/ },
    { way: 'much too long', line: /^tea: .* It lasts 90\.3 s, and its text takes 4\.2 s at most\.$/ },
    { way: 'much too short', line: /^tea: .* It lasts 0\.0 s, and its text takes 0\.0 s at least\.$/ },
    { way: 'huge', line: /^tea: The reply is too long\.$/ },
  ])('is refused in a line, and the next clip is made: $way', async ({ way, line }) => {
    service().next(way)
    const { setup, lines, ids } = aVoice({ say: { tea: 'ചായ', rain: 'മഴ വന്നു.' } })
    expect(await makeVoiceClips(setup)).toMatchObject({ made: 1, missing: ['tea'] })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(line)
    expect(ids()).toEqual(['rain'])
  })

  it('stops all when it sends nothing many times in a row', async () => {
    service().always('refused')
    const { setup } = aVoice()
    const outcome = await makeVoiceClips({ ...setup, bounds: { ...setup.bounds, maxInARow: 2 } })
    expect(outcome).toMatchObject({
      made: 0,
      stopped: 'the service gives nothing',
      missing: ['tea', 'rain'],
      notRequested: 1,
    })
  })

  it('removes nothing while something is missing', async () => {
    const { setup, dir } = aVoice()
    await makeVoiceClips(setup)
    service().always('refused')
    const other = aVoice({ dir, model: 'another' })
    expect(await makeVoiceClips(other.setup)).toMatchObject({ removed: 0 })
    expect(other.ids()).toEqual(['come', 'rain', 'tea'])
  })
})
