import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContentInChild, masteringKey } from '@app/content/load-in-child-process'
import { expect, type Page, test } from '@playwright/test'
import type { VoicedClip } from '../../../server/src/audio/clip-voice.ts'
import { startVoiceService } from '../../../server/src/voice/testing-voice-service.ts'
import { openVoiceFolder } from '../../../server/src/voice/voice-folder.ts'
import { signUp } from '../support/account-page.ts'
import { coachOf, openCoach } from '../support/coach-page.ts'
import { noFault } from '../support/no-fault.ts'
import { keepSound, keptClips, ownPort, visit } from '../support/offline-page.ts'
import { type OwnServer, ownServer } from '../support/own-server.ts'
import { noteSounding } from '../support/sounds.ts'

test.use({ serviceWorkers: 'allow', baseURL: `http://127.0.0.1:${ownPort}` })
test.describe.configure({ mode: 'default', timeout: 120_000 })

const own = 'ഞാൻ നാളെ നിന്റെ വീട്ടിൽ വരും.'
const voice = { name: 'asha', model: 'a-model' }

let service: Awaited<ReturnType<typeof startVoiceService>>
let server: OwnServer
let dataDir: string
/** What the voice may speak of the phrases, in the order of the page. */
let phrases: VoicedClip[]

test.beforeAll(async () => {
  service = await startVoiceService()
  dataDir = mkdtempSync(join(tmpdir(), 'malayalam-voice-'))
  chmodSync(dataDir, 0o711)
  server = await ownServer(ownPort, {
    DATA_DIR: dataDir,
    VOICE_URL: service.url,
    VOICE_NAME: voice.name,
    VOICE_MODEL: voice.model,
    VOICE_LICENCE: 'CC BY 4.0',
    VOICE_TEXTS: 'on',
  })
  const reading = loadContentInChild()
  const content = await reading.content
  reading.end()
  const folder = openVoiceFolder({ ...voice, dataDir, mastering: masteringKey, report: () => undefined })
  const voiced = folder.voiced(content.audio)
  phrases = content.phrases.flatMap(
    ({ audio }) => voiced.find(({ id }) => audio.includes(`/${id}.mp3`)) ?? [],
  )
})
test.afterAll(async () => {
  await server.stop()
  await service.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The voice has spoken these: the sound itself is no matter here. */
async function letVoiceSpeak(page: Page, clips: readonly VoicedClip[]) {
  const sound = await (await page.request.get('/audio/right.mp3')).body()
  const folder = join(dataDir, 'voices', voice.name)
  mkdirSync(folder, { recursive: true })
  for (const { file } of clips) writeFileSync(join(folder, file), sound)
  const told = async () => Object.keys((await (await page.request.get('/audio/voice.json')).json()).clips)
  await expect.poll(async () => (await told()).length, { timeout: 15_000 }).toBe(clips.length)
}

const inVoice = ({ id, version }: VoicedClip) => `/audio/asha/${id}.mp3?v=${version}`
const speakersOf = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Listen to / })

test('what was kept in our voice is kept in the operator’s once that has spoken it, and heard without a network', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/resource/phrases')
  await keepSound(page)
  const ours = await keptClips(page)
  expect(ours.some((clip) => clip.includes('/asha/'))).toBe(false)

  const spoken = phrases.slice(1)
  await letVoiceSpeak(page, spoken)
  // One visit hears of it for the next one.
  await page.reload()
  const known = () =>
    page.evaluate(async () => JSON.stringify(await (await caches.match('/audio/voice.json'))?.json()))
  await expect.poll(known).toContain(spoken[0]?.version)
  await page.goto('/level')
  const wanted = [...ours.filter((clip) => clip.includes(`/${phrases[0]?.id}.mp3`)), ...spoken.map(inVoice)]
  await expect
    .poll(async () => (await keptClips(page)).toSorted(), { timeout: 30_000 })
    .toEqual(wanted.toSorted())

  await page.goto('/resource/phrases')
  await server.stop()
  const sounding = await noteSounding(page)
  await page.reload()
  await speakersOf(page).nth(1).click()
  await expect
    .poll(async () => (await sounding()).map((line) => line.replace(/.*: /, '')))
    .toEqual(['playing', 'silent'])
  await server.start()
})

test.describe('where nothing is kept', () => {
  test.use({ serviceWorkers: 'block' })

  test('the operator’s voice speaks what it has spoken; ours the rest, and within the same tap what cannot be had', async ({
    page,
  }) => {
    await page.goto('/resource/phrases')
    await letVoiceSpeak(page, phrases.slice(1))
    const sounding = await noteSounding(page)
    const asked: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('.mp3') && asked.push(new URL(request.url()).pathname),
    )
    await page.reload()
    await speakersOf(page).nth(1).click()
    await expect.poll(() => asked).toEqual([`/audio/asha/${phrases[1]?.id}.mp3`])
    await speakersOf(page).nth(0).click()
    await expect.poll(() => asked.at(-1)).toBe(`/audio/${phrases[0]?.id}.mp3`)

    const third = speakersOf(page).nth(2)
    await page.context().route('**/audio/asha/**', (route) => route.abort())
    await third.click()
    await expect.poll(() => asked.at(-1)).toBe(`/audio/${phrases[2]?.id}.mp3`)
    await expect.poll(async () => (await sounding()).at(-1)).toMatch(/silent$/)
    await expect.poll(async () => (await sounding()).at(-2)).toMatch(/playing$/)
  })

  test('a sentence of one’s own is spoken by the service, which the page says, and by ours where that fails', {
    tag: '@long',
  }, async ({ page }) => {
    const heard = ['Listen to the sentence: playing', 'Listen to the sentence: silent']
    const sounding = await noteSounding(page)
    await signUp(page)
    await openCoach(page)
    await coachOf(page).sentence.fill(own)
    const speaker = page.getByRole('button', { name: /^Listen to the sentence/ })
    await expect(
      page.getByText('When you listen, this is sent to a service that reads it aloud. We do not keep it.'),
    ).toBeVisible()
    await noFault(page)
    expect(service.asked).toHaveLength(0)
    await speaker.click()
    await expect.poll(sounding).toEqual(heard)
    expect(service.asked.map(({ body }) => body.input)).toEqual([own])

    service.always('html')
    await coachOf(page).sentence.fill('ഞാൻ ഇന്ന് നിന്റെ വീട്ടിൽ വരും.')
    await speaker.click()
    await expect.poll(sounding).toEqual([...heard, ...heard])
    expect(service.asked).toHaveLength(2)
  })
})
