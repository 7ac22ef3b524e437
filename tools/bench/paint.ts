import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import lighthouse from 'lighthouse'
import { contentPolicy, documentHeaders } from '../../apps/server/src/http/security-headers.ts'
import { atLeast, atMost, type Figure, median } from './figure.ts'

/** Most that a page may take beside a page of one word: until its first paint, and until it is alive (Lighthouse's "interactive"). */
const mostPaint = 1.25
const mostAlive = 3

/**
 * Pages on a phone, by Lighthouse with applied throttling (slow 4G: 1.47 Mbit/s, 562 ms a round trip; processor four times slower), each the
 * median of five visits with an empty cache. Times are ratios to the first paint of a page of one word, measured in the same run: what this
 * machine makes of a second is no figure of ours.
 */
export async function paintPages(port: number, address: string, paths: readonly string[]): Promise<Figure[]> {
  const oneWord = await paintOneWord(port)
  const figures: Figure[] = []
  for (const path of paths) {
    const figure = await visitOften(port, address + path)
    const times = (audit: string) => figure(audit) / oneWord
    figures.push(
      atMost(`${path}: first paint ÷ that of one word`, times('first-contentful-paint'), mostPaint, '×'),
      atMost(`${path}: alive ÷ first paint of one word`, times('interactive'), mostAlive, '×'),
      atMost(`${path}: layout shift`, figure('cumulative-layout-shift'), 0.02, ''),
      atLeast(`${path}: accessibility`, figure('accessibility') * 100, 100, 'of 100'),
      atLeast(`${path}: best practices`, figure('best-practices') * 100, 100, 'of 100'),
      atLeast(`${path}: search engines`, figure('seo') * 100, 100, 'of 100'),
    )
  }
  return figures
}

/** Milliseconds until the first paint of a page of one word, sent with the headers of our own pages. */
async function paintOneWord(debuggingPort: number): Promise<number> {
  const page = '<!doctype html><html lang="en"><title>One word</title><p>Word'
  const headers = {
    ...documentHeaders,
    'content-security-policy': contentPolicy([]),
    'content-type': 'text/html',
  }
  const server = createServer((_, reply) => reply.writeHead(200, headers).end(page))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
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

/** One visit; one that Lighthouse itself could not measure (it sees no paint now and then) is said, and made again. */
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
