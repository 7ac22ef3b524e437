import { rmSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { type Door, openDoor } from '../support/door.ts'
import { noFault } from '../support/no-fault.ts'
import { ownPort, visit } from '../support/offline-page.ts'
import { type OwnServer, ownServer } from '../support/own-server.ts'
import { answersOf, keepOnDevice, placeOf, quizOf } from '../support/quiz-page.ts'
import { secondVersion } from '../support/second-version.ts'

test.use({ serviceWorkers: 'allow', baseURL: `http://127.0.0.1:${ownPort}` })
test.describe.configure({ mode: 'default', timeout: 180_000 })

/** The first version is that of the journeys' common server; the door leads from it to a server with the second. */
const secondPort = ownPort + 10
let door: Door
let second: { server: OwnServer; folder: string }

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const folder = await secondVersion()
  second = { folder, server: await ownServer(secondPort, { PAGES_DIR: folder }) }
  door = await openDoor(ownPort)
})
test.afterEach(() => door.open())
test.afterAll(async () => {
  await door.shut()
  await second.server.stop()
  rmSync(second.folder, { recursive: true, force: true })
})

const deploy = () => door.open(secondPort)

const notice = (page: Page) => page.getByRole('complementary', { name: 'New version' })
const letters = (page: Page) => page.getByText(/very letter by its sound/)

/** A topic of five questions. */
const shortQuiz = { level: 'beginner_s', userlevel: 7 }

/** A mark that is gone when the page is loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** What a page has asked for, as far as it has come. */
const namesOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

/** Of which version the files are that a page has asked for. */
async function versionsOf(page: Page) {
  const versioned = (await namesOf(page)).filter((name) =>
    /\/(?:in-language|manifest)-(?:Second)?[\w-]{8}\.js$/.test(name),
  )
  return new Set(versioned.map((name) => (name.includes('-Second') ? 'second' : 'first')))
}

/** What becomes of a version newer than the page's, if the browser finds one now. */
const newerThan = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    return (registration.installing ?? registration.waiting)?.state
  })

/** The versions of the pages in each cache of them. */
const versionsByCache = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
    const versionsIn = async (name: string) => {
      const cache = await caches.open(name)
      const replies = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
      const pages = await Promise.all(replies.map((reply) => reply?.text()))
      return [...new Set(pages.map((text) => (text?.includes('-Second') ? 'second' : 'first')))]
    }
    return Promise.all(names.map(versionsIn))
  })

/** What is kept of the first version, of the files that are told from the second's. */
const oldFiles = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url)
    return found.filter((url) => /\/(?:in-language|manifest)-(?!Second)[\w-]{8}\.js/.test(url))
  })

test('a new version waits, asks, and comes whole when the learner says so', { tag: '@long' }, async ({
  page,
}) => {
  await visit(page, '/level')
  await deploy()

  await test.step('pages that the server has replaced meanwhile are not mixed into the old version', async () => {
    // The worker is of the first version: the second one's pages in Malayalam are not what it was made with.
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ keepPagesIn: 'ml' }))
    await page.goto('/ml/letters')
    await expect.poll(() => versionsOf(page)).toEqual(new Set(['second']))
    const waiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
    await expect.poll(waiting, { timeout: 30_000 }).toBe('installed')
    const versions = await versionsByCache(page)
    expect(versions.length).toBeGreaterThan(1)
    for (const found of versions) expect(found.length).toBeLessThan(2)
  })

  await test.step('it asks, and nothing changes before the learner says so', async () => {
    await page.goto('/level')
    await mark(page)
    await expect(notice(page)).toBeVisible({ timeout: 30_000 })
    await noFault(page)
    await page.getByRole('link', { name: 'Letters', exact: true }).click()
    await expect(letters(page)).toHaveText(/^Every letter/)
    await expect.poll(() => versionsOf(page)).toEqual(new Set(['first']))
    await notice(page).getByRole('button', { name: 'Later' }).click()
    await expect(notice(page)).toBeHidden()
    expect(await isMarked(page)).toBe(true)
    await page.reload()
    await expect(letters(page)).toHaveText(/^Every letter/)
    await expect.poll(() => versionsOf(page)).toEqual(new Set(['first']))
  })

  await test.step('then it comes whole, and asks no more', async () => {
    await notice(page).getByRole('button', { name: 'Reload now' }).click()
    await expect(letters(page)).toHaveText(/^Second version/)
    await expect.poll(() => versionsOf(page)).toEqual(new Set(['second']))
    // What would tell of one more comes when the page is at rest.
    await expect.poll(() => namesOf(page)).toContainEqual(expect.stringContaining('/version-notice-'))
    expect(await newerThan(page)).toBeUndefined()
    await expect(notice(page)).toBeHidden()
  })

  await test.step('without the server it is all there, and of the old version nothing', async () => {
    await door.shut()
    await page.goto('/level')
    await page.getByRole('link', { name: 'Letters', exact: true }).click()
    await expect(letters(page)).toHaveText(/^Second version/)
    await expect.poll(() => versionsOf(page)).toEqual(new Set(['second']))
    await expect.poll(() => oldFiles(page)).toEqual([])
  })
})

test('a tab in the middle of a quiz stays in its version, whole, when another tab takes the new one', {
  tag: '@long',
}, async ({ page, context }) => {
  await visit(page, '/level')
  const quiz = await context.newPage()
  await keepOnDevice(quiz, shortQuiz)
  await quiz.goto('/lessons2')
  const answers = await answersOf(quiz, shortQuiz.level)
  const { options, check, next } = quizOf(quiz)
  await expect(check).toBeVisible()
  await mark(quiz)
  await deploy()
  await page.reload()
  const reloaded = page.waitForEvent('load', { timeout: 60_000 })
  await notice(page).getByRole('button', { name: 'Reload now' }).click({ timeout: 30_000 })
  await reloaded
  await page.goto('/letters')
  await expect(letters(page)).toHaveText(/^Second version/)

  // The quiz's tab has been told of it, and has the notice's words.
  await expect
    .poll(() => namesOf(quiz))
    .toContainEqual(expect.stringMatching(/\/more-(?:Second)?[\w-]{8}\.js$/))
  for (let turn = 0; turn < answers.size; turn++) {
    await expect(check).toBeVisible()
    await expect(notice(quiz)).toBeHidden()
    await options.nth((await placeOf(quiz, answers)) - 1).click()
    await check.click()
    await next.click()
  }
  await expect(quiz.getByText('You have completed level 7')).toBeVisible()
  await quiz.getByRole('button', { name: 'Menu' }).click()
  await quiz.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click()
  await expect(quiz.getByRole('heading', { name: 'Our Blog' })).toBeVisible()
  expect(await isMarked(quiz)).toBe(true)
  expect(await versionsOf(quiz)).toEqual(new Set(['first']))

  const reloadedToo = quiz.waitForEvent('load')
  await notice(quiz).getByRole('button', { name: 'Reload now' }).click()
  await reloadedToo
  expect(await isMarked(quiz)).toBe(false)
  await quiz.goto('/letters')
  await expect(letters(quiz)).toHaveText(/^Second version/)
  await expect.poll(() => versionsOf(quiz)).toEqual(new Set(['second']))
})
