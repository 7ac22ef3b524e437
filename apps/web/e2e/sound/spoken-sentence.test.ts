import { expect, type Page, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { coachOf, openCoach } from '../support/coach-page.ts'
import { noteSounding } from '../support/sounds.ts'

const own = 'ഞാൻ നാളെ നിന്റെ വീട്ടിൽ വരും.'
const spoken = /\/api\/coach\/speech\?text=/
/** The states of a sentence's speaker when it is played to its end. */
const heard = ['Listen to the sentence: playing', 'Listen to the sentence: silent']

/** Writes a sentence. Returns its speaker. */
async function writeSentence(page: Page, sentence: string) {
  await coachOf(page).sentence.fill(sentence)
  const speaker = page.getByRole('button', { name: /^Listen to the sentence/ })
  await expect(speaker).toBeVisible()
  return speaker
}

type Voice = { lang: string; localService: boolean; name: string }

/**
 * The voices of a device, which speak until the test ends them, and a record of what they say. The test
 * browser has none.
 */
async function standIn(page: Page) {
  await page.addInitScript(() => {
    class Utterance extends EventTarget {
      text: string
      rate = 1
      voice: unknown
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const said: unknown[] = []
    const speechSynthesis = {
      getVoices: () => (window as unknown as { voices: Voice[] }).voices,
      cancel() {},
      speak(utterance: Utterance) {
        said.push([(utterance.voice as { name: string }).name, utterance.text, utterance.rate])
        Object.assign(window, { finish: () => utterance.dispatchEvent(new Event('end')) })
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said, voices: [] })
  })
}

const giveVoices = (page: Page, voices: Voice[]) =>
  page.evaluate((voices) => Object.assign(window, { voices }), voices)
const saidOf = (page: Page) => page.evaluate(() => (window as unknown as { said: unknown[] }).said)
const finish = (page: Page) => page.evaluate(() => (window as unknown as { finish: () => void }).finish())

test('a sentence of one’s own is heard, once it is asked for, and again without asking, in another tab and without the server too', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  page.on('request', (request) => spoken.test(request.url()) && asked.push(request.url()))
  const sounding = await noteSounding(page)
  await signUp(page)
  await openCoach(page)
  const speaker = await writeSentence(page, own)
  expect(asked).toHaveLength(0)
  const arriving = page.waitForResponse(spoken)
  await speaker.click()
  const reply = await arriving
  expect(reply.status()).toBe(200)
  expect(new URL(reply.url()).searchParams.get('text')).toBe(own)
  await expect.poll(sounding).toEqual(heard)
  await speaker.click()
  await expect.poll(sounding).toEqual([...heard, ...heard])
  expect(asked).toHaveLength(1)

  await test.step('what was heard once is heard without the server too, in another tab', async () => {
    const other = await context.newPage()
    const soundingThere = await noteSounding(other)
    await openCoach(other)
    const again = await writeSentence(other, own)
    await context.setOffline(true)
    await again.click()
    await expect.poll(soundingThere).toEqual(heard)
    await context.setOffline(false)
    await other.close()
  })

  await test.step('a kept sentence is heard on the back of its words’ cards', async () => {
    await page.getByRole('button', { name: 'Keep the words' }).click()
    await expect(page.getByText(/words are kept/)).toBeVisible()
    await page.goto('/review')
    await page
      .getByRole('button', { name: /Show the answer/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Listen to the sentence' }).click()
    await expect.poll(async () => (await sounding()).slice(-2)).toEqual(heard)
  })
})

test('without the server the device’s own Malayalam voice speaks, and none that sends the text away', {
  tag: '@long',
}, async ({ page }) => {
  const sounding = await noteSounding(page)
  await standIn(page)
  await signUp(page)
  await openCoach(page)
  const service: Voice = { name: 'a service', lang: 'ml-IN', localService: false }

  await test.step('a sentence of the bank is its own clip, which the device may have', async () => {
    const speaker = await writeSentence(page, 'ഞങ്ങളുടെ പൂച്ച പകൽ മുഴുവൻ ഉറങ്ങും.')
    const arriving = page.waitForRequest('**/audio/sentence-animals-2.mp3*')
    await speaker.click()
    await arriving
    await expect(speaker).toHaveAttribute('data-sounding', 'silent')
  })

  await test.step('the device’s own voice speaks, as slowly as it is set', async () => {
    const english: Voice = { name: 'English', lang: 'en-IN', localService: true }
    await giveVoices(page, [english, service, { name: 'the device', lang: 'ml_IN', localService: true }])
    const speaker = await writeSentence(page, own)
    await page.route(spoken, (route) => route.abort('internetdisconnected'))
    await speaker.click()
    await expect.poll(() => saidOf(page)).toEqual([['the device', own, 1]])
    await expect(speaker).toHaveAttribute('data-sounding', 'playing')
    await finish(page)
    await expect(speaker).toHaveAttribute('data-sounding', 'silent')
  })

  await test.step('a voice that sends the text away is not asked: the button says that the sound did not arrive', async () => {
    await giveVoices(page, [service])
    const speaker = await writeSentence(page, 'നിങ്ങൾ നാളെ എന്റെ വീട്ടിൽ വരും.')
    await speaker.click()
    await expect(speaker).toHaveAttribute('data-sounding', 'failed')
    await expect(speaker).toHaveAccessibleName(/The sound did not arrive/)
    await expect(page.getByText('The sound did not arrive. Try again.')).toBeVisible()
    expect(await saidOf(page)).toHaveLength(1)
    await page.unroute(spoken)
    await speaker.click()
    await expect.poll(async () => (await sounding()).slice(-2)).toEqual(heard)
  })
})
