import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

type Asked = { path: string; cookie: string; method?: 'GET' | 'POST'; body?: string }

/** Milliseconds of every request, sorted; and how many were not answered with 200. */
export type Paced = { times: number[]; failed: number }

/**
 * So many users at once as a service has them: each on a connection of their own, asks `perSecond` times a second, at moments of
 * chance, and not later because an earlier answer is late. The time counts from the moment at which the request was due.
 */
export async function pace(
  address: string,
  users: number,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  ask: (user: number) => Asked,
): Promise<Paced> {
  const { hostname, port } = new URL(address)
  const paced: Paced = { times: [], failed: 0 }
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: users }, async (_, user) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const under: Promise<void>[] = []
      let due = performance.now()
      for (;;) {
        due += (-Math.log(1 - Math.random()) * 1000) / perSecond
        if (due > end) break
        await sleep(Math.max(0, due - performance.now()))
        under.push(once({ hostname, port, agent }, ask(user), performance.now(), paced))
      }
      await Promise.all(under)
      agent.destroy()
    }),
  )
  paced.times.sort((one, other) => one - other)
  return paced
}

function once(
  where: { hostname: string; port: string; agent: Agent },
  { path, cookie, method = 'GET', body }: Asked,
  due: number,
  paced: Paced,
): Promise<void> {
  const origin = `http://${where.hostname}:${where.port}`
  const headers = { cookie, origin, ...(body && { 'content-type': 'application/json' }) }
  return new Promise((resolve, reject) => {
    request({ ...where, path, method, headers }, (reply) => {
      reply.resume().on('end', () => {
        paced.times.push(performance.now() - due)
        if (reply.statusCode !== 200) paced.failed += 1
        resolve()
      })
    })
      .on('error', reject)
      .end(body)
  })
}

export function percentile({ times }: Paced, part: number): number {
  return times[Math.floor(times.length * part)] ?? Number.NaN
}
