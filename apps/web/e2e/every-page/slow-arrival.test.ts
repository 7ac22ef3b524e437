import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { noteShifts } from '../support/layout-shift.ts'

/** The page up to its bar, up to each place of the bar, and the rest. */
function piecesOf(page: string) {
  const bar = page.indexOf('<ul', page.indexOf('main-bar'))
  return [page.slice(0, bar), ...page.slice(bar).split(/(?=<li)/)]
}

/** Serves what `origin` serves, its pages as a slow network brings them. */
const slowServer = (origin: string) =>
  createServer(async ({ url = '' }, reply) => {
    const answer = await fetch(origin + url)
    const type = answer.headers.get('content-type') ?? ''
    reply.writeHead(answer.status, { 'content-type': type })
    if (!type.includes('html')) return void reply.end(Buffer.from(await answer.arrayBuffer()))
    for (const piece of piecesOf(await answer.text())) {
      reply.write(piece)
      await sleep(100)
    }
    reply.end()
  })

test('a page whose bar arrives piece by piece does not move', async ({ page, baseURL }) => {
  const server = slowServer(baseURL ?? '')
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    await page.setViewportSize({ width: 360, height: 640 })
    const shift = await noteShifts(page)
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ml/path`)
    await expect(page.locator('nav:has(> ul > li)').getByRole('link')).toHaveCount(4)
    expect(await shift()).toBeLessThan(0.001)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
