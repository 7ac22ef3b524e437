import { expect, type Page, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { bringOf, srt } from '../support/bring-page.ts'
import { hydrated } from '../support/hydrated.ts'
import { visit } from '../support/offline-page.ts'
import { openAllSettings } from '../support/settings-page.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 120_000 })

/** Sends the form that a device sends when another app shares something with the installed one. */
async function share(
  page: Page,
  action: string,
  { text = '', file }: { text?: string; file?: [name: string, content: string] },
) {
  await Promise.all([
    page.waitForURL(/shared/),
    page.evaluate(
      ({ action, text, file }) => {
        const form = document.createElement('form')
        Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data', hidden: true })
        const field = (name: string, type: string) => {
          const input = document.createElement('input')
          Object.assign(input, { name, type })
          form.append(input)
          return input
        }
        field('text', 'text').value = text
        if (file) {
          const files = new DataTransfer()
          files.items.add(new File([file[1]], file[0]))
          field('file', 'file').files = files.files
        }
        document.body.append(form)
        form.submit()
      },
      { action, text, file },
    ),
  ])
  await hydrated(page)
}

test('what other apps share comes to the page that it fits, once, and nothing is done with it unasked', async ({
  page,
}) => {
  await visit(page, '/about')

  await test.step('a text comes to Read', async () => {
    await share(page, '/bring', { text: 'മഴ പെയ്യുന്നു.' })
    await expect(page).toHaveURL(/\/read\?shared$/)
    await expect(page.getByLabel('A text in Malayalam')).toHaveValue('മഴ പെയ്യുന്നു.')
    expect(await page.evaluate(() => localStorage.getItem('readingText'))).toBeNull()
    await page.reload()
    await expect(page.getByLabel('A text in Malayalam')).toHaveValue('')
  })

  await test.step('a file of words comes to the words, in the language of the app', async () => {
    await share(page, '/ml/bring', { file: ['list.txt', 'മഴ,rain\nവീട്,house\n'] })
    await expect(page).toHaveURL(/\/ml\/lm\?tab=my$/)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    expect(await page.evaluate(() => localStorage.getItem('savedWords'))).toBeNull()
  })

  await test.step('captions wait for a visitor to read them, and stand on the device then', async () => {
    await share(page, '/bring', { file: ['film.srt', srt] })
    await expect(page).toHaveURL(/\/read$/)
    await expect(page.getByText('These look like captions: 2 lines.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'On this device' })).toBeHidden()
    await page.getByRole('button', { name: 'Read this file' }).click()
    await expect(page).toHaveURL(/\/read\?text=/)
    await expect(page.getByRole('heading', { name: 'film', exact: true })).toBeVisible()
    await expect(page.getByRole('list').getByRole('button', { name: 'വീട്ടിൽ', exact: true })).toBeVisible()
  })
})

test('a learner’s shared link and captions stand in the forms to bring them', { tag: '@long' }, async ({
  page,
}) => {
  await signUp(page)
  await visit(page, '/bring')
  await share(page, '/bring', { text: 'മഴ പാട്ട് https://youtu.be/abcdefghijk?si=Zz_1' })
  const { link, original } = bringOf(page)
  await expect(link).toHaveValue('മഴ പാട്ട് https://youtu.be/abcdefghijk?si=Zz_1')
  await share(page, '/bring', { file: ['film.srt', srt] })
  await expect
    .poll(() => original.evaluate((field: HTMLInputElement) => field.files?.[0]?.name))
    .toBe('film.srt')
})

test('files that are opened with the app, its badge and the device’s media keys do what they should where there are some', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const badges: number[] = []
    const actions: Record<string, unknown> = {}
    Object.assign(window, { badges, actions })
    Object.assign(Navigator.prototype, { setAppBadge: async (count: number) => void badges.push(count) })
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (take: (launch: object) => void) => Object.assign(window, { take }) },
    })
    const { mediaSession } = navigator
    const setHandler = mediaSession.setActionHandler.bind(mediaSession)
    mediaSession.setActionHandler = (action, handler) => {
      actions[action] = handler
      setHandler(action, handler)
    }
  })

  await test.step('a file', async () => {
    await page.goto('/lm?tab=my')
    await hydrated(page)
    await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory()
      const opened = await folder.getFileHandle('words.csv', { create: true })
      const writing = await opened.createWritable()
      await writing.write('മഴ,rain\nവീട്,house\n')
      await writing.close()
      ;(window as unknown as { take: (launch: object) => void }).take({ files: [opened] })
    })
    await expect(page.getByText('New words: 2')).toBeVisible()
    await page.getByRole('button', { name: 'Bring them in' }).click()
    await expect(page.getByText('Done. Words new or changed: 2.')).toBeVisible()
  })

  await test.step('the badge, only if it is asked for', async () => {
    const badges = () => page.evaluate(() => (window as unknown as { badges: number[] }).badges)
    await page.goto('/today')
    await expect(page.getByText('2 words to review').first()).toBeAttached()
    expect(await badges()).toEqual([])
    await openAllSettings(page)
    const wanted = page.getByRole('switch', { name: 'Number on the app icon' })
    await wanted.check()
    await expect.poll(badges).toEqual([2])
    await wanted.uncheck()
    await expect.poll(badges).toEqual([2, 0])
  })

  const press = (action: string) =>
    page.evaluate(
      (action) => (window as unknown as { actions: Record<string, () => void> }).actions[action]?.(),
      action,
    )
  const announced = () => page.evaluate(() => navigator.mediaSession.metadata?.title)

  await test.step('media keys stop a clip, and play it again', async () => {
    await page.goto('/resource/phrases')
    await hydrated(page)
    const speaker = page
      .getByRole('main')
      .getByRole('button', { name: /^Listen to / })
      .first()
    await speaker.click()
    await expect.poll(announced).toBe(await page.title())
    await expect(speaker).toHaveAttribute('data-sounding', /playing|ended/)
    await press('pause')
    await expect(speaker).not.toHaveAttribute('data-sounding', 'playing')
    const names = await speaker.evaluateHandle((button: HTMLElement) => {
      const states: (string | undefined)[] = []
      new MutationObserver(() => states.push(button.dataset.sounding)).observe(button, {
        attributeFilter: ['data-sounding'],
      })
      return states
    })
    await press('play')
    await expect.poll(() => names.jsonValue()).toContain('playing')
  })

  await test.step('media keys steer a film', async () => {
    await page.goto('/demo')
    const video = page.locator('video')
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
    await page.getByRole('button', { name: 'Play the video' }).click()
    await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBeTruthy()
    await press('pause')
    await expect.poll(isPaused).toBe(true)
    await press('play')
    await expect.poll(isPaused).toBe(false)
    await press('pause')
    const before = await video.evaluate((element: HTMLVideoElement) => element.currentTime)
    await press('nexttrack')
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(before)
    await page.goto('/about')
    expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull()
  })
})
