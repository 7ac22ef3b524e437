import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { withCoachServer } from '../support/coach-server.ts'
import { noFault } from '../support/no-fault.ts'
import { ownPort } from '../support/offline-page.ts'

const once = () => randomUUID().slice(0, 8)

/** A text that nobody had translated before; the line in brackets is in no need of it. */
const aText = () => `അമ്മ ${once()} തവണ വന്നു.\n[Music]\nമഴ ${once()} പെയ്യുന്നു.`
const longText = () => Array.from({ length: 45 }, (_, line) => `അമ്മ ${once()} തവണ വന്നു ${line}`).join('\n')

/** What a learner sees of translating. */
const translationOf = (page: Page) => {
  const part = page.getByRole('region', { name: 'Translation' })
  return {
    part,
    button: part.getByRole('button', { name: /^Translate/ }),
    cancel: part.getByRole('button', { name: 'Cancel' }),
    alert: part.getByRole('alert'),
    english: page.getByText(/^English of \d words$/),
  }
}

/** A learner’s text of their own; its id. */
async function bringText(page: Page, original: string): Promise<string> {
  const reply = await page.request.post('/api/own-videos', {
    multipart: { original, title: 'Rain' },
    headers: { origin: new URL(page.url()).origin },
  })
  const { video } = (await reply.json()) as { video: { id: string } }
  return video.id
}

const left = (page: Page, count: number) =>
  expect(page.getByText(`${count} of 4 credits ${count === 1 ? 'is' : 'are'} left today.`)).toBeVisible()

test.describe('with a service', () => {
  test.use({ baseURL: `http://127.0.0.1:${ownPort}` })
  test.describe.configure({ mode: 'default', timeout: 120_000 })
  const { service } = withCoachServer('the worker’s', { COACH_CREDITS: '4' })

  test('a learner has the lines of a text translated, sees the price before, and finds them again', async ({
    page,
  }) => {
    await signUp(page)
    const id = await bringText(page, aText())
    await page.goto(`/read?vid=${id}`)
    const { part, button, alert, english } = translationOf(page)
    const mark = page.getByText('AI coach', { exact: true })
    await expect(button).toHaveText('Translate 2 lines')
    await expect(part).toContainText('It costs 1 credit at most.')
    await expect(part).toContainText('an AI service, and')
    await left(page, 4)

    await test.step('a reply that is none is refused in the coach’s own words, at no cost', async () => {
      service().always('a line short')
      await button.click()
      await expect(alert).toHaveText('The coach did not answer. Please try again.')
      await left(page, 4)
      await expect(english).toHaveCount(0)
      await noFault(page)
      service().always('right')
    })

    const { length: asked } = service().asked
    await button.click()
    await expect(english).toHaveCount(2)
    await expect(mark).toHaveCount(2)
    await expect(page.getByText('The lines are translated.')).toBeFocused()
    await expect(part).toBeHidden()
    expect(service().asked.length).toBe(asked + 1)
    await noFault(page)

    await page.reload()
    await expect(english).toHaveCount(2)
    await expect(part).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Watch' }).click()
    await page.getByRole('tab', { name: 'Transcript' }).click()
    await expect(english).toHaveCount(2)
    await expect(mark).toHaveCount(2)
    await expect(part).toBeHidden()

    await test.step('the same goes beside the video', async () => {
      const other = await bringText(page, aText())
      await page.goto(`/youtube2?vid=${other}`)
      await page.getByRole('tab', { name: 'Transcript' }).click()
      await button.click()
      await expect(english).toHaveCount(2)
      await expect(page.getByText('The lines are translated.')).toBeFocused()
      await page.goto(`/read?vid=${other}`)
      await expect(english).toHaveCount(2)
    })
  })

  test('a pasted text is translated for who is signed in, and what came of it stays on the device', {
    tag: '@long',
  }, async ({ page }) => {
    const { part, button, english } = translationOf(page)
    const box = page.getByLabel('A text in Malayalam')
    await page.goto('/read')
    await box.fill(aText())
    await page.getByRole('button', { name: 'Read it' }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(part).toBeHidden()

    await signUp(page)
    await page.reload()
    await button.click()
    await expect(english).toHaveCount(2)
    await page.reload()
    await expect(english).toHaveCount(2)
    await page.getByRole('button', { name: 'Forget it' }).click()
    await expect(box).toHaveValue('')
    expect(await page.evaluate(() => localStorage.getItem('readingTranslations'))).toBeNull()
    await box.fill('ചായ കുടിച്ചു.')
    await page.getByRole('button', { name: 'Read it' }).click()
    await expect(button).toHaveText('Translate 1 line')
  })

  test('a long text goes in batches, as many as there are credits for; it can be stopped, keeps what came, and leaves the service alone', {
    tag: '@long',
  }, async ({ page }) => {
    await signUp(page)
    const id = await bringText(page, `${longText()}\n${longText()}`)
    await page.goto(`/read?vid=${id}`)
    const { part, button, cancel, english } = translationOf(page)
    const before = service().left()
    await expect(button).toHaveText('Translate 80 lines')
    await expect(part).toContainText('It costs 4 credits at most.')
    await expect(part).toContainText('Your credits of today are enough for 80 of 90 lines.')
    const isAskedFor = (line: number) => () =>
      service().asked.at(-1)?.messages[1]?.content.includes(`വന്നു ${line}"`)
    const credits = async () => (await (await page.request.get('/api/coach')).json()).credits

    await test.step('it can be stopped, and keeps what came', async () => {
      service().next('right', 'silent')
      await button.click()
      await expect(part.getByText('Translated: 20 of 80 lines')).toBeVisible()
      await noFault(page)
      await expect.poll(isAskedFor(20)).toBe(true)
      await cancel.click()
      await expect.poll(() => service().left()).toBe(before + 1)
      await expect(english).toHaveCount(20)
      await expect.poll(credits).toEqual({ left: 3, daily: 4 })
    })

    await test.step('the service is left alone when the learner goes', async () => {
      await page.reload()
      await left(page, 3)
      await expect(button).toHaveText('Translate 60 lines')
      service().next('silent')
      const { length: asked } = service().asked
      await button.click()
      await expect(page.getByText('Translated: 0 of 60 lines')).toBeVisible()
      await expect.poll(() => service().asked.length).toBe(asked + 1)
      await page.goto('/level')
      await expect.poll(() => service().left()).toBe(before + 2)
      await expect.poll(credits).toEqual({ left: 3, daily: 4 })
    })

    await page.goto(`/read?vid=${id}`)
    await button.click()
    await expect(part.getByText('Tomorrow there are new credits.')).toBeVisible()
    await left(page, 0)
    await expect(button).toBeHidden()
    await page.goto(`/ml/read?vid=${id}`)
    await expect(page.getByText('നാളെ പുതിയ ക്രെഡിറ്റുകൾ കിട്ടും.')).toBeVisible()
  })
})

test('without an AI coach there is no such button', async ({ page }) => {
  await signUp(page)
  const id = await bringText(page, aText())
  const asked = page.waitForResponse('**/api/coach')
  await page.goto(`/read?vid=${id}`)
  await asked
  await expect(page.getByRole('table')).toBeVisible()
  await expect(translationOf(page).part).toBeHidden()
})
