import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const seen = async (proxies: number, forwarded?: string) => {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, proxies)))
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
  const reply = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: '10.0.0.9' } } })
  return reply.text()
}

describe('clientAddress', () => {
  it.each([
    { proxies: 0, forwarded: undefined, address: '10.0.0.9' },
    { proxies: 0, forwarded: '1.2.3.4', address: '10.0.0.9' },
    { proxies: 1, forwarded: '1.2.3.4', address: '1.2.3.4' },
    { proxies: 1, forwarded: 'invented, 1.2.3.4', address: '1.2.3.4' },
    { proxies: 2, forwarded: 'invented, 1.2.3.4, 10.0.0.1', address: '1.2.3.4' },
    { proxies: 1, forwarded: undefined, address: '10.0.0.9' },
    { proxies: 2, forwarded: '1.2.3.4', address: '10.0.0.9' },
  ])(
    'behind $proxies proxies, with the header $forwarded, is $address',
    async ({ proxies, forwarded, address }) => {
      expect(await seen(proxies, forwarded)).toBe(address)
    },
  )
})
