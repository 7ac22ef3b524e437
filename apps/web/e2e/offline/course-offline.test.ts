import { expect, type Page, test } from '@playwright/test'
import { type Door, openDoor } from '../support/door.ts'
import { keptClips, ownPort, soundOf, visit } from '../support/offline-page.ts'
import { byClick, doExercise, sessionOf, shortSessions } from '../support/session-page.ts'
import { noteSounding } from '../support/sounds.ts'

test.use({ serviceWorkers: 'allow', baseURL: `http://127.0.0.1:${ownPort}` })
test.describe.configure({ mode: 'default', timeout: 240_000 })

let door: Door

test.beforeAll(async () => {
  door = await openDoor(ownPort)
})
test.afterEach(() => door.open())
test.afterAll(() => door.shut())

const clips = '**/audio/*.mp3?*'
const hint = 'No sound offline: read it.'

/** Does all exercises of a session. Returns the names of those that were asked without their sound. */
async function doSession(page: Page): Promise<readonly string[]> {
  const known = new Map<string, readonly string[]>()
  const silenced = new Set<string>()
  const { exercise, over } = sessionOf(page)
  do if (await page.getByText(hint).isVisible()) silenced.add((await exercise.textContent()) ?? '')
  while (await doExercise(page, byClick, known))
  await expect(over).toBeVisible()
  return [...silenced]
}

test('after one visit the course works with the server stopped: a session with its sound, and every page of it', async ({
  page,
  context,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const sounding = await noteSounding(page)
  await shortSessions(page)
  await visit(page, '/today')
  await test.step('the clips of the first units come by themselves', () =>
    expect.poll(async () => (await keptClips(page)).length, { timeout: 120_000 }).toBeGreaterThan(60))
  await door.shut()

  await test.step('a session, with all of its sound', async () => {
    await page.goto('/today')
    await page.getByRole('link', { name: /^New to Malayalam/ }).click()
    await expect(page).toHaveURL('/session')
    expect(await doSession(page)).toEqual([])
    expect((await sounding()).filter((told) => told.endsWith('failed'))).toEqual([])
    await page.getByRole('link', { name: 'Done' }).click()
    await expect(page).toHaveURL('/today')
  })

  await context.setOffline(true)
  const main = page.getByRole('main')
  for (const [path, shows] of [
    ['/today', main.getByRole('heading', { name: 'The path', exact: true })],
    ['/path', main.getByText('You are learning this')],
    ['/placement', main.getByRole('button', { name: 'Start', exact: true })],
    ['/session?scene=hello', main.getByRole('heading', { name: 'At the gate' })],
    ['/progress', main.getByRole('region', { name: 'Letters' }).getByText('being learnt').first()],
    ['/letters', main.getByRole('button', { name: 'Hear, then choose' })],
    ['/ml/today', main.getByRole('link').first()],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(shows).toBeVisible()
    })
  expect(errors).toEqual([])
})

test('without a clip nothing is asked by ear from then on, and the session says so', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.route(clips, (route) => route.abort())
  await shortSessions(page)
  await visit(page, '/today')
  await door.shut()
  await page.goto('/session')
  expect(await doSession(page)).toHaveLength(1)
  expect(await keptClips(page)).toEqual([])
})

test('the sound of the whole course is kept as far as one lets it, and is given up again', async ({
  page,
  context,
}) => {
  // The page of the path fetches the sound of the next session by itself.
  let count = 0
  await context.route(clips, (route) => {
    count += 1
    return count <= 8 ? route.continue() : undefined
  })
  await visit(page, '/path')
  const { section, keep, cancel, drop } = soundOf(page)
  const offered = /The sound of the whole path, for times without a network: about [\d.]+ MB/
  await expect(section).toContainText(offered)
  await keep.click()
  await expect(section.getByRole('progressbar', { name: 'Keeping the sound of the path' })).toBeVisible()
  await expect.poll(async () => (await keptClips(page)).length).toBe(8)
  await cancel.click()
  await expect(section.getByRole('status')).toContainText(
    /of [\d.]+ MB of the sound of the path are on this device/,
  )
  await drop.click()
  await expect(section.getByRole('status')).toContainText(offered)
  expect(await keptClips(page)).toEqual([])
})
