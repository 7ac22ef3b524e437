import { expect, type Page } from '@playwright/test'

/**
 * A port beside that of the other journeys, one for each journey that runs at the same time, so that its
 * server can be stopped.
 */
export const ownPort = Number(process.env.E2E_PORT ?? 4173) + 1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0)

/** Opens a page and waits until the app is on the device: the worker has everything and serves this tab. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    while (!serviceWorker.controller)
      await new Promise((resolve) => {
        serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
  })
}

/** The part of a page that keeps its sound. */
export const soundOf = (page: Page) => {
  const section = page.getByRole('region', { name: 'Sound without a network' })
  return {
    section,
    keep: section.getByRole('button', { name: 'Keep for offline' }),
    drop: section.getByRole('button', { name: 'Delete' }),
    cancel: section.getByRole('button', { name: 'Cancel' }),
    goOn: section.getByRole('button', { name: 'Go on' }),
  }
}

export async function keepSound(page: Page) {
  const { keep, section } = soundOf(page)
  await keep.click()
  await expect(section.getByRole('status')).toContainText('is on this device', { timeout: 60_000 })
}

/** The clips that are on the device, by their addresses. */
export async function keptClips(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open('clips')).keys()
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
}

/** As a first visit is, before the worker is there: nothing of this version is on the device. */
export const withoutWorker = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
