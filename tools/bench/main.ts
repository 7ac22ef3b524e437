import { cpus } from 'node:os'
import { basename } from 'node:path'
import { chromium } from 'playwright-core'
import { buildWeb } from '../build-web.ts'
import { chromiumArgs } from '../test/find-chromium.ts'
import { withServer } from '../test/with-server.ts'
import { timeAudio } from './audio.ts'
import { courseFigures } from './course/course-figures.ts'
import type { Figure } from './figure.ts'
import { tryHands } from './hands.ts'
import { loadServer } from './load.ts'
import { weighMemory } from './memory.ts'
import { paintPages } from './paint.ts'
import { compareSounds } from './sounds.ts'
import { timeToday } from './today.ts'
import { weighPages } from './weight.ts'

/**
 * `npm run bench`: the figures of the product on this machine. The file of each part states its method. `npm
 * run bench -- paint` runs one part.
 */
const debuggingPort = 9333
const only = process.argv.slice(2)
const figures: Figure[] = []
let browserName = ''
const part = async (name: string, measure: () => Promise<Figure[]> | Figure[]) => {
  if (only.length > 0 && !only.includes(name)) return
  console.error(`measuring: ${name}`)
  const found = await measure()
  for (const figure of found) console.error(lineOf(figure))
  figures.push(...found)
}

// Simulated learners need no server.
if (only.length !== 1 || only[0] !== 'course') await measureServer()
await part('course', courseFigures)
await part('audio', timeAudio)
await part('sounds', compareSounds)

console.log(`\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${browserName}\n`)
console.log('| what | found | at least | |\n|---|---|---|---|')
for (const figure of figures) console.log(lineOf(figure))

async function measureServer() {
  await buildWeb()
  await withServer(async ({ address, pid, dataDir, chromium: executablePath }) => {
    await part('memory', () => weighMemory(pid))
    const browser = await chromium.launch({
      executablePath,
      args: [
        ...chromiumArgs,
        `--remote-debugging-port=${debuggingPort}`,
        '--autoplay-policy=no-user-gesture-required',
      ],
    })
    browserName = `${basename(executablePath)} ${browser.version()}`
    await part('weight', () => weighPages(browser, address, dataDir))
    await part('today', () => timeToday(browser, address))
    await part('tracing', () => tryHands(browser))
    await part('paint', async () => paintPages(debuggingPort, address, await openPages(address)))
    await browser.close()
    await part('load', () => loadServer(address))
  })
}

function lineOf({ what, found, wanted, good }: Figure): string {
  return `| ${what} | ${found} | ${wanted} | ${good ? '✓' : '✗'} |`
}

/**
 * The pages for search engines, in both languages: those of the sitemap. `PAGES` names a few instead:
 * `PAGES=/,/ml/letters`.
 */
async function openPages(address: string): Promise<string[]> {
  if (process.env.PAGES) return process.env.PAGES.split(',')
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(?<url>[^<]+)<\/loc>/g)].map(
    ({ groups }) => new URL(groups?.url ?? '').pathname,
  )
}
