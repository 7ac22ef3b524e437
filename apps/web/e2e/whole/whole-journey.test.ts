import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { outsidePostgres } from '../../../../tools/test/outside-postgres.ts'
import { aPassword, logIn, loginOf, openSection, signUp, visitorLine } from '../support/account-page.ts'
import { ownPort, visit } from '../support/offline-page.ts'
import { type OwnServer, ownServer } from '../support/own-server.ts'
import { mailedLink } from '../support/postbox.ts'
import { answersOf, placeOf, quizOf, readDevice } from '../support/quiz-page.ts'

test.use({ serviceWorkers: 'allow', baseURL: `http://127.0.0.1:${ownPort}` })
test.describe.configure({ mode: 'default', timeout: 120_000 })

type Answers = Map<string, string[]>

/** Plays the topic that the device holds to its end, all right. */
async function play(page: Page, answers: Answers, level: number) {
  await page.goto('/lessons2')
  const { options, check, next } = quizOf(page)
  for (let turn = 0; turn < answers.size; turn++) {
    await expect(check).toBeVisible()
    await options.nth((await placeOf(page, answers)) - 1).click()
    await check.click()
    await next.click()
  }
  await expect(page.getByText(`You have completed level ${level}`)).toBeVisible()
}

const levelOf = async (page: Page) => (await readDevice(page)).userlevel

/** A learner's second device. */
async function anotherDevice(browser: Browser) {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${ownPort}`,
    viewport: { width: 360, height: 640 },
  })
  return { context, page: await context.newPage() }
}

/** What each step of it proves alone, the journeys of quiz, sync, offline and account prove in the short run. */
for (const database of ['its own', 'an outside'])
  test.describe(`with ${database} PostgreSQL`, { tag: '@long' }, () => {
    let folder: string
    let server: OwnServer
    let outside: Awaited<ReturnType<typeof outsidePostgres>> | undefined

    test.beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'malayalam-journey-'))
      if (database === 'an outside') outside = await outsidePostgres()
      server = await ownServer(ownPort, {
        DATA_DIR: folder,
        ...(outside && { DATABASE_URL: outside.url }),
      })
    })
    test.afterAll(async () => {
      await server.stop()
      await outside?.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    test('a visitor plays, signs up, goes on elsewhere and offline, resets the password and deletes the account', async ({
      page,
      browser,
    }) => {
      await visit(page, '/level')
      const first = await answersOf(page, 'beginner_l')
      const following = await answersOf(page, 'intermediate_l')
      await play(page, first, 1)
      expect(await levelOf(page)).toBe(2)
      const { email } = await signUp(page)
      await page.goto('/level')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('progress-owner'))).toMatch(/^user-/)
      expect(await levelOf(page)).toBe(2)

      const second = await anotherDevice(browser)
      await visit(second.page, '/level')
      await logIn(second.page, email)
      await expect(second.page.getByText('YOU ARE CURRENTLY IN LEVEL 2')).toBeVisible()

      await second.page.goto('/lessons2?topic=intermediate_l')
      await expect(quizOf(second.page).check).toBeVisible()
      await server.stop()
      await second.context.setOffline(true)
      await play(second.page, following, 2)
      expect(await levelOf(second.page)).toBe(3)
      await page.reload()
      expect(await levelOf(page)).toBe(2)
      await server.start()
      const sent = second.page.waitForResponse((reply) => reply.url().endsWith('/api/sync') && reply.ok())
      await second.context.setOffline(false)
      await second.page.goto('/level')
      await sent
      await page.goto('/level')
      await expect(page.getByText('YOU ARE CURRENTLY IN LEVEL 3')).toBeVisible()

      await page.goto('/profile')
      await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
      await expect(page.getByText(visitorLine)).toBeVisible()
      await page.goto('/login')
      await loginOf(page).email.fill(email)
      await loginOf(page).forgot.click()
      await expect(page.getByText('Password reset link sent! Check your email.')).toBeVisible()
      await page.goto(await mailedLink(email, 'Set a new password', folder))
      await page.getByLabel('New password').fill('quite another password')
      await page.getByRole('button', { name: 'Set the new password' }).click()
      await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible()
      // Whoever was signed in elsewhere is not any more.
      await second.page.goto('/profile')
      await expect(second.page.getByText('You are signed out.')).toBeVisible()

      await logIn(page, email, 'quite another password')
      await expect(page.getByText('YOU ARE CURRENTLY IN LEVEL 3')).toBeVisible()
      await page.goto('/profile')
      const section = await openSection(page, 'Delete your account')
      await section.getByRole('button', { name: 'Delete my account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
      await dialog.getByLabel('Password', { exact: true }).fill('quite another password')
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
      await expect(page.getByText('Your account is deleted, with everything in it.')).toBeVisible()
      await logIn(page, email, aPassword)
      await expect(page.getByText('The e-mail or the password is not right.')).toBeVisible()
      await second.context.close()
    })
  })
