import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { longestForm } from './read-form.ts'

it('is within the limit of the proxy in the documentation', () => {
  const sample = new URL('../../../../docs/operate/nginx.conf', import.meta.url)
  const megabytes = /client_max_body_size (\d+)m;/.exec(readFileSync(sample, 'utf8'))?.[1]
  expect(Number(megabytes) * 1024 ** 2).toBeGreaterThan(longestForm)
})
