import type { IncomingMessage, ServerResponse } from 'node:http'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type SecurityEvent, securityEvents } from '../errors/security-event.ts'
import type { Mailer } from '../outside/mailer.ts'

/** In seconds. The figures of the bench lie between the first ones. */
const buckets = [0.001, 0.003, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

type Pool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

export type Metrics = ReturnType<typeof startMetrics>

/**
 * What an operator's Prometheus reads: how long requests take, connections to the database, mails, and Node's
 * own metrics. Nothing in it is about a person.
 */
export function startMetrics(pool: Pool, routeOf: (path: string) => string) {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first line of a request to the end of its reply.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails, by how it went.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0)
  const security = new Counter({
    name: 'security_events_total',
    help: 'Failed sign-ins, refusals, and changes to accounts, by what happened.',
    labelNames: ['event'],
    registers,
  })
  for (const event of securityEvents) security.inc({ event }, 0)
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })

  return {
    /** To be called for each request before its reply. */
    watch({ method = '', url = '' }: IncomingMessage, outgoing: ServerResponse) {
      const stop = durations.startTimer({
        method: methods.has(method) ? method : 'other',
        route: routeOf(url.replace(/[?#].*$/s, '')),
      })
      // A connection that breaks off has no end of a reply.
      outgoing.once('close', () => stop({ status: `${Math.floor(outgoing.statusCode / 100)}xx` }))
    },

    counting: (mailer: Mailer): Mailer => ({
      async send(mail) {
        try {
          await mailer.send(mail)
          mails.inc({ outcome: 'sent' })
        } catch (error) {
          mails.inc({ outcome: 'failed' })
          throw error
        }
      },
    }),

    countSecurity: (event: SecurityEvent) => security.inc({ event }),

    contentType: register.contentType,
    text: () => register.metrics(),
  }
}
