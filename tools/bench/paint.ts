import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import lighthouse from 'lighthouse'
import { contentPolicy, documentHeaders } from '../../apps/server/src/http/security-headers.ts'
import { atLeast, atMost, type Figure, median } from './figure.ts'

/** Below this index Lighthouse warns that four times slower is slower than the phone it means (its `docs/throttling.md`, calibrating). */
const desktopIndex = 1000

/**
 * First paint on a phone, by Lighthouse with applied throttling (slow 4G: 1.47 Mbit/s, 562 ms a round trip; processor four
 * times slower), median of five visits with an empty cache; and Lighthouse's own scores.
 */
export async function paintPage(debuggingPort: number, address: string, path: string): Promise<Figure[]> {
  const figure = await visitOften(debuggingPort, address + path)
  return [
    atMost(`${path}: first contentful paint`, figure('first-contentful-paint') / 1000, 0.8, 's'),
    atMost(`${path}: largest contentful paint`, figure('largest-contentful-paint') / 1000, 0.8, 's'),
    atMost(`${path}: layout shift`, figure('cumulative-layout-shift'), 0.02, ''),
    atMost(`${path}: blocking time`, figure('total-blocking-time'), 50, 'ms'),
    atLeast(`${path}: performance`, figure('performance') * 100, 100, 'of 100'),
    atLeast(`${path}: accessibility`, figure('accessibility') * 100, 100, 'of 100'),
    atLeast(`${path}: best practices`, figure('best-practices') * 100, 100, 'of 100'),
    atLeast(`${path}: search engines`, figure('seo') * 100, 100, 'of 100'),
  ]
}

/** The same of a page of one word with our headers, which is all that this machine can do: what the others take is to be read beside it. */
export async function paintOneWord(debuggingPort: number): Promise<Figure[]> {
  const page = '<!doctype html><html lang="en"><title>One word</title><p>Word'
  // With the headers of our own pages: what they cost is not to be won by leaving them out.
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
  return [
    atLeast('this machine: Lighthouse’s benchmark index', figure('benchmarkIndex'), desktopIndex, ''),
    atMost('a page of one word: first contentful paint', figure('first-contentful-paint') / 1000, 0.8, 's'),
  ]
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
