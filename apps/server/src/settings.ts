import { resolve } from 'node:path'
import { StartError } from './start-error.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Where the rows are: in a PostgreSQL that the server runs itself, or in one that somebody else runs. */
export type DatabaseSetting = { kind: 'own'; dataDir: string } | { kind: 'given'; url: string }

export type Settings = {
  host: string
  port: number
  database: DatabaseSetting
  /** The origin that learners see, where it is not the one we listen on. */
  publicUrl?: string
  /** How many proxies of our own stand before the server: so many addresses of X-Forwarded-For are believed. */
  proxies: number
  logLevel: (typeof logLevels)[number]
  /** Where the built pages are. */
  pagesDir: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** The settings as the environment gives them; a relative folder stands in `root`. The first wrong one is a StartError. */
export function readSettings(environment: Environment, root: string): Settings {
  const value = (name: string) => environment[name]?.trim() || undefined
  const url = value('DATABASE_URL')
  const publicUrl = value('PUBLIC_URL')
  return {
    host: value('HOST') ?? '127.0.0.1',
    port: readPort(value('PORT') ?? '3000'),
    database: url
      ? { kind: 'given', url: readDatabaseUrl(url) }
      : { kind: 'own', dataDir: resolve(root, value('DATA_DIR') ?? 'data') },
    ...(publicUrl && { publicUrl: readPublicUrl(publicUrl) }),
    proxies: readProxies(value('PROXIES') ?? '0'),
    logLevel: readLogLevel(value('LOG_LEVEL') ?? 'info'),
    pagesDir: resolve(root, value('PAGES_DIR') ?? 'apps/web/build/client'),
  }
}

function readPublicUrl(text: string): string {
  const url = URL.parse(text)
  const bare = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  if (bare && !url.username && !url.password) return url.origin
  throw new StartError(`PUBLIC_URL must be an address like https://example.org, with no path, not "${text}".`)
}

function readProxies(text: string): number {
  if (/^\d$/.test(text)) return Number(text)
  throw new StartError(`PROXIES must be a number from 0 to 9, not "${text}".`)
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new StartError(`PORT must be a number from 0 to 65535, not "${text}".`)
}

/** The address stays out of the sentence: a password may stand in it. */
function readDatabaseUrl(text: string): string {
  const url = URL.parse(text)
  if (url?.protocol === 'postgres:' || url?.protocol === 'postgresql:') return text
  throw new StartError('DATABASE_URL must be an address like postgres://user:password@host:5432/database.')
}

function readLogLevel(text: string): Settings['logLevel'] {
  const level = logLevels.find((known) => known === text.toLowerCase())
  if (level) return level
  throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`)
}
