import { cpus } from 'node:os'
import { basename } from 'node:path'
import { chromium } from 'playwright-core'
import { buildWeb } from '../build-web.ts'
import { chromiumArgs } from '../test/find-chromium.ts'
import { withServer } from '../test/with-server.ts'
import { loadAccounts } from './accounts.ts'
import { timeAudio } from './audio.ts'
import { timeCaptions } from './captions.ts'
import { timeCoach, weighCoach } from './coach.ts'
import { loadCrowd } from './crowd.ts'
import type { Figure } from './figure.ts'
import { countForms } from './forms.ts'
import { countWords } from './language.ts'
import { loadServer } from './load.ts'
import { weighMemory } from './memory.ts'
import { paintOneWord, paintPage } from './paint.ts'
import { timeReview } from './review.ts'
import { timeSearch } from './search.ts'
import { compareSounds } from './sounds.ts'
import { timeTaps } from './taps.ts'
import { timeTracing } from './tracing.ts'
import { timeVideo } from './video.ts'
import { weighQuiz } from './weight.ts'

/** `npm run bench`: the figures of the product on this machine, each by the method its file states. `npm run bench -- taps` runs one part. */
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
  await part('weight', () => weighQuiz(browser, address))
  await part('taps', () => timeTaps(browser, address))
  await part('search', () => timeSearch(browser, address))
  await part('tracing', () => timeTracing(browser, address))
  await part('coach', () => weighCoach(browser, address, dataDir))
  await part('video', () => timeVideo(browser, address, dataDir))
  await part('review', () => timeReview(browser, address))
  await part('paint', () => paintOneWord(debuggingPort))
  for (const path of await openPages(address))
    await part('paint', () => paintPage(debuggingPort, address, path))
  await browser.close()
  await part('load', () => loadServer(address))
  await part('accounts', () => loadAccounts(address, dataDir))
  await part('captions', () => timeCaptions(address))
  // Ten million rows take minutes: only when it is asked for by name.
  if (only.includes('crowd')) await part('crowd', () => loadCrowd(address, dataDir))
})
await part('language', countWords)
await part('forms', countForms)
await part('coach', timeCoach)
await part('audio', timeAudio)
await part('sounds', compareSounds)

console.log(`\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${browserName}\n`)
console.log('| what | found | at least | |\n|---|---|---|---|')
for (const figure of figures) console.log(lineOf(figure))

function lineOf({ what, found, wanted, good }: Figure): string {
  return `| ${what} | ${found} | ${wanted} | ${good ? '✓' : '✗'} |`
}

/** The pages that want to be found, in both languages: those of the sitemap. `PAGES` names a few instead: `PAGES=/,/ml/letters`. */
async function openPages(address: string): Promise<string[]> {
  if (process.env.PAGES) return process.env.PAGES.split(',')
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(?<url>[^<]+)<\/loc>/g)].map(
    ({ groups }) => new URL(groups?.url ?? '').pathname,
  )
}
