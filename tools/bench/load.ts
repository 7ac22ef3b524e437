import autocannon from 'autocannon'
import { atLeast, atMost, type Figure } from './figure.ts'

/** The quiz page from one server process: 64 connections for 10 seconds after 3 of warming up, the load beside it on the same machine. */
export async function loadServer(address: string): Promise<Figure[]> {
  const load = (duration: number) =>
    autocannon({
      url: `${address}/lessons2`,
      connections: 64,
      duration,
      headers: { 'accept-encoding': 'br' },
    })
  await load(3)
  const { requests, latency, errors, non2xx } = await load(10)
  return [
    atLeast('quiz page, 64 connections: requests', requests.average, 8000, 'a second'),
    atMost('quiz page, 64 connections: p99', latency.p99, 30, 'ms'),
    atMost('quiz page, 64 connections: errors', errors + non2xx, 0, ''),
  ]
}
