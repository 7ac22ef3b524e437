import { expect, type Locator, type Page, test } from '@playwright/test'
import { chromiumArgs } from '../../../../tools/test/find-chromium.ts'
import { openPractice } from '../support/drawing.ts'
import { noFault } from '../support/no-fault.ts'
import { looksOf } from '../support/review-page.ts'

const args = [
  ...chromiumArgs,
  '--autoplay-policy=no-user-gesture-required',
  // Chromium's shell has no window for the question, so it gives every page the microphone.
  ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
]
test.use({
  launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args },
})

async function openVoice(page: Page): Promise<Locator> {
  const practice = await openPractice(page, 'അ')
  await practice.getByRole('tab', { name: 'Voice', exact: true }).click()
  return practice
}

type Spoken =
  | { type: 'result'; transcript: string }
  | { type: 'error'; error: string }
  | { type: 'nomatch' }
  | { type: 'nothing' }

/** A speech recognition with the browser's order of events: start, audio, speech, the result, and the end. */
async function standIn(page: Page) {
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      lang = ''
      interimResults = true
      continuous = true
      maxAlternatives = 5
      start() {
        Object.assign(window, {
          asked: [this.lang, this.interimResults, this.continuous, this.maxAlternatives],
        })
        const tell = (type: string, parts = {}) => this.dispatchEvent(Object.assign(new Event(type), parts))
        setTimeout(() => {
          for (const type of ['start', 'audiostart', 'soundstart', 'speechstart']) tell(type)
        })
        Object.assign(window, {
          finish(spoken: Spoken) {
            for (const type of ['speechend', 'soundend', 'audioend']) tell(type)
            if (spoken.type === 'result')
              tell('result', {
                resultIndex: 0,
                results: [[{ transcript: spoken.transcript, confidence: 0.9 }]],
              })
            if (spoken.type === 'error') tell('error', { error: spoken.error, message: '' })
            if (spoken.type === 'nomatch') tell('nomatch')
            tell('end')
          },
        })
      }
      stop() {}
      abort() {}
    }
    Object.assign(window, { webkitSpeechRecognition: Recognition, SpeechRecognition: undefined })
  })
}

const told = (practice: Locator) => practice.getByRole('status').first()

/** Starts listening, and says this. */
async function speak(page: Page, practice: Locator, spoken: Spoken) {
  await practice.getByRole('button', { name: 'Click to Check Pronunciation', exact: true }).click()
  await expect(told(practice)).toHaveText('Listening...')
  await expect(practice.getByRole('button', { name: 'Stop listening', exact: true })).toBeVisible()
  await page.evaluate(
    (spoken) => (window as unknown as { finish: (spoken: Spoken) => void }).finish(spoken),
    spoken,
  )
}

test('what is said is told, whatever comes of listening; a microphone that is refused or missing is told in a sentence', async ({
  page,
}) => {
  await page.route('**/letters', async (route) => {
    const reply = await route.fetch()
    const headers = { ...reply.headers(), 'permissions-policy': 'microphone=()' }
    await route.fulfill({ response: reply, headers })
  })
  await standIn(page)
  const practice = await openVoice(page)

  await test.step('what is said exactly is good', async () => {
    await speak(page, practice, { type: 'result', transcript: ' അമ്മ ' })
    await expect(told(practice)).toHaveText('Good pronunciation! You said അമ്മ')
    const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)
    expect(await asked()).toEqual(['ml-IN', false, false, 1])
    await expect.poll(() => looksOf(page)).toEqual(['word:amma read good'])
  })

  await test.step('what is said otherwise is told, with each word that was heard or not', async () => {
    await speak(page, practice, { type: 'result', transcript: 'അച്ഛൻ' })
    await expect(told(practice)).toContainText('You said അച്ഛൻ')
    await expect(told(practice)).not.toContainText('Good pronunciation')
    await expect(told(practice).getByRole('listitem')).toHaveText(['അമ്മnot heard'])
    await noFault(page, 'dialog[open]')
  })

  for (const [name, spoken, message] of [
    ['no network', { type: 'error', error: 'network' }, /^Error: network/],
    ['no leave', { type: 'error', error: 'not-allowed' }, /^Error: not-allowed.*not allowed to listen/],
    ['no match', { type: 'nomatch' }, /^Error: no-match/],
    ['a result without a word', { type: 'result', transcript: ' ' }, /^Error: no-speech.*Nothing was heard/],
    ['an end without a word', { type: 'nothing' }, /^Error: no-speech/],
  ] as const)
    await test.step(`${name} is told by its code, and the next try is free`, async () => {
      await speak(page, practice, spoken)
      await expect(told(practice)).toHaveText(message)
    })

  await test.step('a microphone that is refused, or is not there, is told in a sentence', async () => {
    const recorder = practice.getByRole('region', { name: 'Record yourself', exact: true })
    const record = recorder.getByRole('button', { name: 'Record yourself', exact: true })
    await record.click()
    await expect(recorder.getByRole('status')).toHaveText(/^The microphone was not allowed/)
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'))
    })
    await record.click()
    await expect(recorder.getByRole('status')).toHaveText(/^No microphone was found/)
  })
})

/** Keeps a reference to the page's recorder, and waits until it has recorded enough to be heard. */
async function keepRecorder(page: Page) {
  await page.addInitScript(() => {
    const { start } = MediaRecorder.prototype
    MediaRecorder.prototype.start = function (this: MediaRecorder, ...settings) {
      Object.assign(window, { recorder: this })
      start.apply(this, settings)
    }
  })
  return () =>
    page.evaluate(async () => {
      const { recorder } = window as unknown as { recorder: MediaRecorder }
      for (let size = 0; size < 4000; ) {
        const given = new Promise<BlobEvent>((resolve) =>
          recorder.addEventListener('dataavailable', resolve, { once: true }),
        )
        recorder.requestData()
        size += (await given).data.size
      }
    })
}

test('without recognition it is said, and learners record and hear themselves beside the clip; nothing is sent', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { webkitSpeechRecognition: undefined, SpeechRecognition: undefined }),
  )
  const recorded = await keepRecorder(page)
  const practice = await openVoice(page)
  await expect(practice.getByText('Speech recognition not supported', { exact: true })).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.postData()) sent.push(request.url())
  })
  const recorder = practice.getByRole('region', { name: 'Record yourself', exact: true })
  await recorder.getByRole('button', { name: 'Record yourself', exact: true }).click()
  await expect(recorder.getByRole('status')).toHaveText('Recording: say it now.')
  await recorded()
  await recorder.getByRole('button', { name: 'Stop recording', exact: true }).click()
  const own = recorder.getByLabel('Listen to yourself', { exact: true })
  await expect(own).toBeVisible()
  const clip = recorder.getByRole('button', { name: 'Listen to the clip', exact: true })
  await expect(clip).toBeVisible()
  await own.evaluate(async (audio: HTMLAudioElement) => {
    // A short recording is soon over. It must not end by itself here.
    audio.loop = true
    await audio.play()
    while (audio.currentTime === 0)
      await new Promise((resolve) => audio.addEventListener('timeupdate', resolve, { once: true }))
  })
  expect(await own.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(false)
  await clip.click()
  await expect(own).toHaveJSProperty('paused', true)
  expect(sent).toEqual([])
})
