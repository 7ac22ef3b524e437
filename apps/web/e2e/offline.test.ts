import { expect, type Page, test } from '@playwright/test'
import { prerendered } from '../app/lib/paths.ts'
import { type OwnServer, ownServer } from './own-server.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'serial' })

/** Beside the port of the other journeys, so that this server can be stopped without them. */
const port = Number(process.env.E2E_PORT ?? 4173) + 1
let server: OwnServer

test.beforeAll(async () => {
  server = await ownServer(port)
})
test.afterAll(() => server.stop())

/** The app is on the device: the worker has everything and answers for this page. */
async function waitUntilKept(page: Page) {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (!serviceWorker.controller)
      await new Promise((resolve) =>
        serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}

test('after one visit every page opens with the server stopped, in both languages', async ({ page }) => {
  test.setTimeout(180_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(server.address)
  await waitUntilKept(page)
  await server.stop()
  await page.context().setOffline(true)
  for (const path of prerendered) {
    const reply = await page.goto(server.address + path)
    const status = path.endsWith('/404') ? 404 : 200
    expect([path, reply?.status(), reply?.fromServiceWorker()]).toEqual([path, status, true])
    await expect(page.getByRole('main'), path).toBeVisible()
    if (!path.includes('lessons2')) await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
  expect(errors).toEqual([])
})
