import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'
import { sessionOf } from '../support/session-page.ts'

async function openSamples(page: Page, kind: string, seed = 3) {
  await page.goto(`/practice?kind=${kind}&seed=${seed}`)
  await hydrated(page)
  await expect(sessionOf(page).unknown).toBeVisible()
}

/** A browser that understands speech, and what it hears. */
const browserHears = (page: Page, transcript: string) =>
  page.addInitScript((heard) => {
    class Recognition extends EventTarget {
      start() {
        setTimeout(() => {
          this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: heard }]] }))
          this.dispatchEvent(new Event('end'))
        })
      }
      stop() {}
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition })
  }, transcript)

/** A browser that understands no speech. */
const browserIsDeaf = (page: Page) =>
  page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  )

const lacked = (page: Page) => page.getByRole('list', { name: 'What did you lack? Tap it.' })

test('a sentence is said, then seen, and what was lacking is marked: nothing is praised that was not compared', async ({
  page,
}) => {
  await browserIsDeaf(page)
  await openSamples(page, 'say-sentence')
  const { goOn, verdict } = sessionOf(page)
  await expect(lacked(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'I have said it' }).click()
  await expect(lacked(page)).toBeVisible()
  await noFault(page)
  await page.getByRole('button', { name: 'I had all of it' }).click()
  await expect(verdict).toContainText('Noted: you had it.')
  await expect(verdict).not.toContainText('That is right.')
  await noFault(page)
  await goOn.click()

  // The same by the keys alone: said, the first part lacking, on.
  await expect(page.getByRole('button', { name: 'I have said it' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('1')
  const first = lacked(page).getByRole('button').first()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  const text = (await first.locator('[lang=ml]').first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(verdict).toContainText('This comes again later:')
  await expect(verdict).toContainText(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'I have said it' })).toBeVisible()
})

test('a sentence that the browser heard otherwise is shown beside it, and the learner marks', async ({
  page,
}) => {
  await browserHears(page, 'അച്ഛൻ')
  await openSamples(page, 'say-sentence')
  await page.getByRole('button', { name: 'Say it now' }).click()
  await expect(page.getByText('We heard അച്ഛൻ.')).toBeVisible()
  await expect(lacked(page)).toBeVisible()
  await expect(page.getByText('That is right.')).toHaveCount(0)
  await noFault(page)
})

test('an ending joins to its word as the line grows, and is refused with a reason where it does not', async ({
  page,
}) => {
  await openSamples(page, 'build-sentence')
  const { goOn, unknown } = sessionOf(page)
  const words = page.getByRole('list', { name: 'Words' })
  const line = page.getByRole('list', { name: 'Your sentence' })
  const endings = words.getByRole('button', { name: /ending:/ })
  await expect(words).toBeVisible()
  for (let sample = 1; (await endings.count()) === 0; sample++) {
    expect(sample, 'some sample has an ending').toBeLessThan(12)
    await unknown.click()
    await goOn.click()
    await expect(unknown).toBeVisible()
    await expect(words).toBeVisible()
  }
  const ending = endings.first()
  await ending.click()
  await expect(page.getByText('is an ending: first the word that it joins.')).toBeVisible()
  await expect(line.getByRole('listitem')).toHaveCount(0)

  const tiles = await words.getByRole('button').all()
  let joined = ''
  for (const tile of tiles) {
    const text = (await tile.locator('[lang=ml]').first().textContent()) ?? ''
    if (text.startsWith('-')) continue
    await tile.click()
    await expect(line.getByRole('listitem')).toHaveCount(1)
    await ending.click()
    const shown = (await line.locator('[lang=ml]').first().textContent()) ?? ''
    if (shown !== text) {
      joined = shown
      break
    }
    await line.getByRole('button').click()
    await expect(line.getByRole('listitem')).toHaveCount(0)
  }
  expect(joined, 'its own word takes it').not.toBe('')
  await noFault(page)
  // The ending comes off again, then the word.
  await page.keyboard.press('Backspace')
  await expect(line).not.toContainText(joined)
  await page.keyboard.press('Backspace')
  await expect(line.getByRole('listitem')).toHaveCount(0)
})

test('a word is spelled with tiles, by its letters and two more', async ({ page }) => {
  await openSamples(page, 'spell-it')
  const { verdict } = sessionOf(page)
  const word = page.getByRole('status', { name: 'Your word' })
  const letters = page.getByRole('list', { name: 'Letters' })
  await expect(letters).toBeVisible()
  const count = await letters.getByRole('button').count()
  expect(count).toBeGreaterThan(3)
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await expect(word.locator('[lang=ml]')).toHaveText(/\p{Script=Malayalam}/u)
  await page.getByRole('button', { name: 'Take the last letter back' }).click()
  await noFault(page)
  for (let tile = 2; tile <= count; tile++) await page.keyboard.press(String(tile))
  await page.getByRole('button', { name: 'Check' }).click()
  // All tiles are never the word: two are too many.
  await expect(verdict).toContainText('Not quite.')
  await noFault(page)
})

test('where Malayalam is typed, one line says that Latin letters are fine', async ({ page }) => {
  await openSamples(page, 'type-it')
  await expect(page.getByText('Latin letters are fine too.')).toBeVisible()
})

for (const kind of ['build-sentence', 'spell-it', 'say-sentence'])
  test(`${kind}: its own button is as wide as the row below, and the verdict moves nothing`, async ({
    page,
  }) => {
    await browserIsDeaf(page)
    await openSamples(page, kind)
    const { goOn, unknown } = sessionOf(page)
    const own = page.getByRole('button', { name: /^(Check|I have said it)$/ })
    const [place, row] = [await own.boundingBox(), await unknown.boundingBox()]
    expect([place?.x, place?.width]).toEqual([row?.x, row?.width])
    expect(row?.width, 'all of the screen but its margins').toBe((page.viewportSize()?.width ?? 0) - 32)
    await unknown.click()
    await expect(goOn).toBeVisible()
    expect(await goOn.boundingBox()).toEqual(row)
  })

test('until an exercise is there nothing can be answered, and who waits is told', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/build-sentence-screen-[^/]+\.js/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/practice?kind=build-sentence&seed=3')
  const { unknown } = sessionOf(page)
  await expect(page.getByRole('main').getByText('One moment…')).toBeVisible()
  await expect(unknown).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  arrive()
  await expect(unknown).toBeVisible()
})
