import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'
import { byThumb, doExercise, sessionOf } from '../support/session-page.ts'
import { noteSounds } from '../support/sounds.ts'

/** A clip is made when it is first played. */
const made = { timeout: 60_000 }

const phone = { width: 360, height: 640 }

/** A browser that understands no speech. */
const browserIsDeaf = (page: Page) =>
  page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  )

async function openScenes(page: Page, skipped = 0) {
  await page.goto('/practice?kind=scene&seed=3')
  await hydrated(page)
  const { begin, goOn } = sessionOf(page)
  for (let scene = 0; scene < skipped; scene++) {
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByText('The scene waits for you on the path.')).toBeVisible()
    await goOn.click()
  }
  await expect(begin).toBeVisible()
}

const option = (page: Page, text: string) => page.getByRole('main').getByRole('button', { name: text })

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a scene is heard line by line; a wrong answer has its reaction, a right one goes on', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const starts = await noteSounds(page)
    await openScenes(page)
    await expect(page.getByRole('heading', { name: 'At the gate' })).toBeVisible()
    await expect(page.getByText('You are Meera')).toBeVisible()
    expect(await starts(), 'nothing sounds before it is begun').toEqual([])
    await noFault(page)

    const { begin, goOn, unknown } = sessionOf(page)
    await begin.tap()
    await expect.poll(async () => (await starts()).length, made).toBe(1)
    const lines = page.getByRole('main').getByRole('listitem')
    await expect(lines.first()).toContainText('Grandmother')
    await expect(lines.first()).toContainText('written: ആരാണ്? ഇത് ആരാണ്?')
    await expect(page.getByText('Who is it? Who is this?')).toHaveCount(0)
    await page.getByRole('button', { name: 'English', exact: true }).tap()
    await expect(page.getByText('Who is it? Who is this?')).toBeVisible()
    await noFault(page)

    await goOn.tap()
    await expect(page.getByText('Say hello, and say who you are.')).toBeFocused()
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      const box = await button.boundingBox()
      const isWord = (await button.getAttribute('data-word')) !== null
      if (box && !isWord) expect(box.height).toBeGreaterThanOrEqual(44)
    }
    await option(page, 'നമസ്കാരം, ഇത് മീരയാണ്.').tap()
    await expect(page.getByText('മീര? ആരാ മീര?').first()).toBeVisible()
    await expect(page.getByText('That says: “Hello, this is Meera.”.')).toBeVisible()
    await expect.poll(async () => (await starts()).length, made).toBe(2)
    await noFault(page)
    await goOn.tap()
    await expect(option(page, 'നമസ്കാരം, ഇത് മീരയാണ്.')).toHaveCount(0)
    await option(page, 'നമസ്കാരം, ഞാൻ മീരയാണ്.').tap()
    await expect(page.getByText('That is right.')).toBeVisible()
    await goOn.tap()
    await goOn.tap()
    await goOn.tap()
    await expect(page.getByText('Somebody speaks behind Grandmother.')).toBeFocused()
    await unknown.tap()
    await expect(page.getByText('One says it like this.')).toBeVisible()
    await expect(lines.filter({ hasText: 'ഇത് രവിയാണ്!' })).toBeVisible()
    await goOn.tap()
    await goOn.tap()
    await expect(page.getByText('The scene is over. Right at once: 0 of 2')).toBeVisible()
    await expect(page.getByText('Tomorrow: a voice behind the hedge')).toBeVisible()
    await noFault(page)
  })

  test('the first session ends with the first scene, and the path has it then', async ({ page }) => {
    test.setTimeout(240_000)
    await page.goto('/path')
    await hydrated(page)
    const unit = page.getByRole('button', { name: /I can say hello/ }).first()
    await unit.tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText('The scene of this unit')
    await expect(sheet).toContainText('Still missing:')
    await noFault(page)

    await page.goto('/session')
    await hydrated(page)
    const { begin, over } = sessionOf(page)
    const known = new Map<string, readonly string[]>()
    for (let turn = 0; !(await begin.isVisible()); turn++) {
      expect(turn).toBeLessThan(60)
      expect(await doExercise(page, byThumb, known), 'the scene comes before the end').toBe(true)
      await expect(sessionOf(page).next.or(sessionOf(page).unknown).or(begin).or(over)).toBeVisible()
    }
    expect(await doExercise(page, byThumb, known)).toBe(true)
    await expect(over).toBeVisible()

    await page.goto('/path')
    await hydrated(page)
    await unit.tap()
    await sheet.getByRole('link', { name: 'Play the scene again' }).tap()
    await expect(begin).toBeVisible()
    await expect(page.getByRole('heading', { name: 'At the gate' })).toBeVisible()
  })
})

test('a scene by the keys alone, from its first line to its end', async ({ page }) => {
  await openScenes(page)
  const task = page.locator('main p[tabindex="-1"]')
  const press = (key: string) => page.keyboard.press(key)
  await press('Enter')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Grandmother')
  await press('Enter')
  await expect(task).toBeFocused()
  const options = sessionOf(page).options
  const right = (await options.allTextContents()).findIndex((text) => text.includes('ഞാൻ മീരയാണ്'))
  await press(String(right + 1))
  await expect(page.getByText('That is right.')).toBeVisible()
  for (let line = 0; line < 3; line++) await press('Enter')
  await expect(task).toBeFocused()
  await press('0')
  await expect(page.getByText('One says it like this.')).toBeVisible()
  await press('Enter')
  await press('Enter')
  await expect(page.getByText('The scene is over. Right at once: 1 of 2')).toBeVisible()
  await press('Enter')
  await expect(sessionOf(page).begin).toBeVisible()
})

test('what was said to oneself, and what cannot be compared, is never praised', async ({ page }) => {
  await browserIsDeaf(page)
  // Its words were said before.
  await openScenes(page, 1)
  const { begin, goOn } = sessionOf(page)
  await begin.click()
  await goOn.click()
  await page.getByRole('button', { name: 'I have said it' }).click()
  await expect(page.getByText('Compare it yourself.')).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'എന്റെ പേര് മീര.' }),
  ).toBeVisible()
  await noFault(page)
  // A tap that comes too soon was meant for the button before.
  await expect(async () => {
    await page.getByRole('button', { name: 'I had all of it' }).click({ timeout: 1000 })
    await expect(page.getByText('Noted: you had it.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText('That is right.')).toHaveCount(0)
})

test('a typed line is right in other words, and a wrong one says what it means', async ({ page }) => {
  // Its words were said for weeks.
  await openScenes(page, 2)
  const { begin, goOn } = sessionOf(page)
  await begin.click()
  await goOn.click()
  const field = page.getByRole('textbox', { name: 'What you say, in Malayalam' })
  await expect(field).toBeVisible()
  await noFault(page)
  await field.fill('സുഖമില്ല')
  await field.press('Enter')
  await expect(page.getByText("That says: “I'm not well.”.")).toBeVisible()
  await expect(page.getByText('അയ്യോ! എന്താ?').first()).toBeVisible()
  await goOn.click()
  await field.fill('sukhamaanu')
  await field.press('Enter')
  await expect(page.getByText('That is right.').or(page.getByText('That says it too.'))).toBeVisible()
  await noFault(page)
})
