import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

type Asked = { path: string; cookie: string }

/** Milliseconds of every request, sorted; and how many were not answered with 200. */
type Paced = { times: number[]; failed: number }

/**
 * So many users at once as a service has them: each on a connection of their own, asks `perSecond` times a second, at moments of
 * chance, and not later because an earlier answer is late. The first request of each, which opens the connection, is not counted.
 */
export async function pace(
  address: string,
  users: number,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  ask: (user: number) => Asked,
): Promise<Paced> {
  const agents = Array.from({ length: users }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const paced: Paced = { times: [], failed: 0 }
  await Promise.all(agents.map((agent, user) => once(address, agent, ask(user))))

  const end = performance.now() + seconds * 1000
  const user = async (agent: Agent, number: number) => {
    const under: Promise<void>[] = []
    for (let due = performance.now(); ; ) {
      due += (-Math.log(1 - Math.random()) * 1000) / perSecond
      if (due > end) break
      await sleep(Math.max(0, due - performance.now()))
      under.push(
        once(address, agent, ask(number)).then(({ ms, status }) => {
          paced.times.push(ms)
          if (status !== 200) paced.failed += 1
        }),
      )
    }
    await Promise.all(under)
    agent.destroy()
  }
  await Promise.all(agents.map(user))
  paced.times.sort((one, other) => one - other)
  return paced
}

function once(address: string, agent: Agent, { path, cookie }: Asked) {
  const start = performance.now()
  return new Promise<{ ms: number; status: number | undefined }>((resolve, reject) => {
    request(address + path, { agent, headers: { cookie } }, (reply) => {
      reply.resume().on('end', () => resolve({ ms: performance.now() - start, status: reply.statusCode }))
    })
      .on('error', reject)
      .end()
  })
}

export function percentile({ times }: Paced, part: number): number {
  return times[Math.floor(times.length * part)] ?? Number.NaN
}
