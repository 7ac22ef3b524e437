import { expect, type Locator, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'
import { practiceOf } from '../support/review-page.ts'
import { sessionOf } from '../support/session-page.ts'
import { noteSounds } from '../support/sounds.ts'

/** The front door on a phone, and how many taps it takes from there. */
async function openDoor(page: Page, address = '/') {
  const starts = await noteSounds(page)
  await page.goto(address)
  await hydrated(page)
  let taps = 0
  return {
    sounds: async () => (await starts()).length,
    taps: () => taps,
    async tap(control: Locator) {
      taps++
      await control.tap()
    },
    way: (name: RegExp) => page.getByRole('list', { name: 'Ways to start' }).getByRole('link', { name }),
  }
}
type DoorOf = Awaited<ReturnType<typeof openDoor>>

test.describe('on a phone', () => {
  test.use({ hasTouch: true })

  test('who is new hears a word after one tap, is taught after it, and is right within four', async ({
    page,
  }) => {
    const door = await openDoor(page)
    await door.tap(door.way(/^New to Malayalam/))
    await expect(page).toHaveURL('/session')
    await expect.poll(door.sounds).toBeGreaterThan(0)
    // The first thing is shown and told, not asked.
    await expect(sessionOf(page).next).toBeVisible()
    await firstRight(page, door)
    expect(door.taps()).toBeLessThanOrEqual(4)
  })

  test('who understands and cannot read hears the first question after one tap, and is right within three', async ({
    page,
  }) => {
    const door = await openDoor(page)
    await door.tap(door.way(/^I understand it, but cannot read/))
    await expect(page.getByRole('heading', { name: 'What do you hear?' })).toBeVisible()
    await expect.poll(door.sounds).toBeGreaterThan(0)
    const first = page.getByRole('progressbar', { name: 'Question 1, 24 at most' })
    await expect(first).toBeVisible()
    await noFault(page)
    // Whoever understands knows which of the four it is: the word and its meaning are of the first unit.
    await door.tap(page.getByRole('main').getByRole('list').getByRole('button').first())
    await expect(page.getByRole('heading', { name: 'How does this letter sound?' })).toBeVisible()
    expect(door.taps()).toBeLessThanOrEqual(3)
    const settings = await page.evaluate(() => localStorage.getItem('session-settings') ?? '')
    expect(JSON.parse(settings).state.understands).toBe(true)
  })

  test('who travels soon hears a phrase after two taps', async ({ page }) => {
    const door = await openDoor(page)
    await door.tap(door.way(/^I travel soon/))
    await expect(page).toHaveURL('/resource/phrases')
    await door.tap(page.getByRole('button', { name: /^Listen to / }).first())
    await expect.poll(door.sounds).toBeGreaterThan(0)
    expect(door.taps()).toBe(2)
  })
})

/** Goes on until something is right: the words that were told are known. */
async function firstRight(page: Page, door: DoorOf) {
  const { options, verdict } = sessionOf(page)
  const told = await readNew(page, door.tap)
  const texts = (await options.allInnerTexts()).map((text) => text.replace(/^\s*\d\s*/, '').trim())
  // Of the two words that were told, one is asked: its meaning was told right after it.
  const asked = await page.getByRole('main').locator('[lang=ml]').first().innerText()
  const after = told.slice(told.indexOf(asked) + asked.length).split('\n')
  const places = texts.map((text) => after.findIndex((line) => line.trim() === text))
  const right = places.indexOf(Math.min(...places.filter((place) => place >= 0)))
  expect(right, `one of ${texts} was told after ${asked}: ${after}`).toBeGreaterThanOrEqual(0)
  await door.tap(options.nth(right))
  await expect(verdict).toContainText('That is right')
}

/** Reads what is new, until something is asked. Returns all that was told. */
async function readNew(page: Page, press: (control: Locator) => Promise<void>): Promise<string> {
  const { next, unknown } = sessionOf(page)
  const shown = page.getByRole('main')
  let told = ''
  for (;;) {
    await expect(next.or(unknown)).toBeVisible()
    if (await unknown.isVisible()) return told
    const before = await shown.innerText()
    told += ` ${before}`
    await press(next)
    await expect.poll(() => shown.innerText()).not.toBe(before)
  }
}

test('“Start without an account” shows the three ways on one screen, and no quiz', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Lets Begin' }).click()
  await page.getByRole('link', { name: 'Start without an account' }).click()
  const ways = page.getByRole('list', { name: 'Ways to start' }).getByRole('link').filter({ visible: true })
  await expect(ways).toHaveCount(3)
  await noFault(page)
  await ways.first().click()
  await expect(page).toHaveURL('/session')
})

test('the levels show a newcomer one card, which begins the course; whoever has begun sees none', async ({
  page,
}) => {
  await page.goto('/level')
  const card = page.getByRole('main').getByRole('link', { name: /^New here\?/ })
  await card.click()
  await expect(page).toHaveURL('/session')
  const { unknown, verdict } = sessionOf(page)
  await readNew(page, (next) => next.click())
  await unknown.click()
  await expect(verdict).not.toBeEmpty()
  await expect.poll(async () => (await practiceOf(page)).length).toBeGreaterThan(0)
  await page.goto('/level')
  await expect(page.getByText('Not played yet').first()).toBeVisible()
  await expect(card).toHaveCount(0)
  // The front door knows who comes back, too.
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toBeVisible()
})

test.describe('a browser in Malayalam', () => {
  test.use({ locale: 'ml-IN' })

  test('is offered the pages in Malayalam, in one line, until somebody has chosen', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'ഈ ആപ്പ് മലയാളത്തിലും ഉണ്ട്' }).click()
    await expect(page).toHaveURL('/ml')
    await expect(page.getByText('വായിക്കാൻ അറിയില്ല')).toHaveCount(0)
    const ways = page.getByRole('list', { name: 'തുടങ്ങാനുള്ള വഴികൾ' }).getByRole('link')
    await expect(ways.filter({ visible: true })).toHaveCount(2)
    await page.goto('/ml/today')
    await expect(page.getByRole('list', { name: 'തുടങ്ങാനുള്ള വഴികൾ' })).toBeVisible()
    await expect(page.getByText('വായിക്കാൻ അറിയില്ല')).toHaveCount(0)
  })
})

test('a browser in another language is offered nothing', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'ഈ ആപ്പ് മലയാളത്തിലും ഉണ്ട്' })).toBeHidden()
})
