import { once } from 'node:events'
import { createServer } from 'node:http'
import lighthouse from 'lighthouse'
import { portOf } from '../../apps/server/src/http/open-port.ts'
import { contentPolicy, documentHeaders } from '../../apps/server/src/http/security-headers.ts'
import { atLeast, atMost, type Figure, median } from './figure.ts'

/**
 * The most that a page may take, as a multiple of a page of one word: until its first paint, and until it is
 * alive (Lighthouse's "interactive").
 */
const maxPaint = 1.25
const maxAlive = 3

/**
 * Pages on a phone, by Lighthouse with applied throttling (slow 4G: 1.47 Mbit/s, 562 ms a round trip;
 * processor four times slower), each the median of five visits with an empty cache. Times are ratios to the
 * first paint of a page of one word in the same run, because absolute times say more about this machine than
 * about our pages.
 */
export async function paintPages(port: number, address: string, paths: readonly string[]): Promise<Figure[]> {
  const oneWord = await paintOneWord(port)
  const figures: Figure[] = []
  for (const path of paths) {
    const figure = await visitOften(port, address + path)
    const times = (audit: string) => figure(audit) / oneWord
    figures.push(
      atMost(`${path}: first paint ÷ that of one word`, times('first-contentful-paint'), maxPaint, '×'),
      atMost(`${path}: alive ÷ first paint of one word`, times('interactive'), maxAlive, '×'),
      atMost(`${path}: layout shift`, figure('cumulative-layout-shift'), 0.02, ''),
      atLeast(`${path}: accessibility`, figure('accessibility') * 100, 100, 'of 100'),
      atLeast(`${path}: best practices`, figure('best-practices') * 100, 100, 'of 100'),
      atLeast(`${path}: search engines`, figure('seo') * 100, 100, 'of 100'),
    )
  }
  return figures
}

/** In milliseconds: the first paint of a page of one word, sent with the headers of our own pages. */
async function paintOneWord(debuggingPort: number): Promise<number> {
  const page = '<!doctype html><html lang="en"><title>One word</title><p>Word'
  const headers = {
    ...documentHeaders,
    'content-security-policy': contentPolicy([]),
    'content-type': 'text/html',
  }
  const server = createServer((_, reply) => reply.writeHead(200, headers).end(page))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const port = portOf(server)
  const figure = await visitOften(debuggingPort, `http://127.0.0.1:${port}/`)
  server.close()
  console.error(
    `one word: ${figure('first-contentful-paint')} ms; benchmark index ${figure('benchmarkIndex')}`,
  )
  return figure('first-contentful-paint')
}

async function visitOften(port: number, url: string) {
  const visits: Record<string, number>[] = []
  for (let visit = 0; visit < 5; visit++) visits.push(await visitOnce(port, url))
  return (name: string) => median(visits.map((visit) => visit[name] ?? Number.NaN))
}

/**
 * One visit. If Lighthouse itself could not measure it (it sees no paint now and then), this is printed and
 * the visit repeated.
 */
async function visitOnce(port: number, url: string, attempts = 3): Promise<Record<string, number>> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    throttlingMethod: 'devtools',
  })
  if (!result) throw new Error(`Lighthouse could not visit ${url}.`)
  const { audits, categories, environment, runtimeError } = result.lhr
  if (runtimeError) {
    console.error(`${url}: ${runtimeError.code}`)
    if (attempts > 1) return visitOnce(port, url, attempts - 1)
    throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`)
  }
  return Object.fromEntries([
    ['benchmarkIndex', environment.benchmarkIndex],
    ...Object.entries(audits).map(([name, { numericValue }]) => [name, numericValue ?? Number.NaN]),
    ...Object.entries(categories).map(([name, { score }]) => [name, score ?? 0]),
  ])
}
