import { resolve } from 'node:path'
import type { DatabaseSetting } from '../db/find-database.ts'
import { StartError } from '../errors/start-error.ts'
import type { AccountSettings } from '../outside/account-settings.ts'
import type { CaptionsSettings } from '../outside/captions.ts'
import { readAuthSecret, readOperators, readSocial } from './read-account-settings.ts'
import { readCaptionsSettings } from './read-captions-settings.ts'
import { type CoachSettings, readCoachSettings } from './read-coach-settings.ts'
import { readContact } from './read-contact.ts'
import { readMailFrom, readSmtpUrl, type Sender } from './read-mail-settings.ts'
import { readVoiceSettings, type VoiceSettings } from './read-voice-settings.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const clipSettings = ['all', 'on-demand'] as const

export type Settings = {
  host: string
  port: number
  /**
   * The directory for everything that the server makes: its own database, its secret, clips, mails that it
   * cannot send.
   */
  dataDir: string
  database: DatabaseSetting
  /** The origin that learners see, if it is not the one we listen on. */
  publicUrl?: string
  /** Where "How to reach us" leads: a `mailto:` or `https:` address. Without it, to the form for reports. */
  contact?: string
  /** How many proxies of our own are before the server. So many addresses of X-Forwarded-For are trusted. */
  proxies: number
  /** If it is not set, there is one in DATA_DIR. */
  authSecret?: string
  /** The secret of before, while it is being replaced. */
  formerSecret?: string
  operators: AccountSettings['operators']
  social: AccountSettings['social']
  coach: CoachSettings
  /** Where `/metrics` is served, if it is. */
  metrics?: { host: string; port: number }
  smtpUrl?: string
  mailFrom?: Sender
  logLevel: (typeof logLevels)[number]
  captions: CaptionsSettings
  /** Whether the server speaks sentences that have no clip. */
  speech: boolean
  /** Which clips are made: all of them in advance, or each when it is first requested. */
  clips: (typeof clipSettings)[number]
  /** A voice that the operator brings. */
  voice?: VoiceSettings
  /** Where the built pages are. A given folder must exist; our own is missing before the first build. */
  pages: { kind: 'own' | 'given'; dir: string }
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings from the environment. A relative folder is relative to `root`. The first wrong setting
 * is thrown as a StartError.
 */
export function readSettings(environment: Environment, root: string): Settings {
  const value = (name: string) => environment[name]?.trim() || undefined
  const url = value('DATABASE_URL')
  const publicUrl = value('PUBLIC_URL')
  const contact = value('CONTACT')
  const authSecret = value('AUTH_SECRET')
  const formerSecret = value('AUTH_SECRET_FORMER')
  const metrics = value('METRICS')
  const smtpUrl = value('SMTP_URL')
  const mailFrom = value('MAIL_FROM')
  const pagesDir = value('PAGES_DIR')
  const voice = readVoiceSettings(value)
  return {
    host: value('HOST') ?? '127.0.0.1',
    port: readPort(value('PORT') ?? '3000'),
    dataDir: resolve(root, value('DATA_DIR') ?? 'data'),
    database: url ? { kind: 'given', url: readDatabaseUrl(url) } : { kind: 'own' },
    ...(publicUrl && { publicUrl: readPublicUrl(publicUrl) }),
    ...(contact && { contact: readContact(contact) }),
    proxies: readProxies(value('PROXIES') ?? '0'),
    ...(authSecret && { authSecret: readAuthSecret(authSecret) }),
    ...(formerSecret && { formerSecret: readAuthSecret(formerSecret, 'AUTH_SECRET_FORMER') }),
    operators: readOperators(value('OPERATORS') ?? ''),
    social: readSocial(value),
    coach: readCoachSettings(value),
    ...(metrics && { metrics: readMetrics(metrics) }),
    ...(smtpUrl && { smtpUrl: readSmtpUrl(smtpUrl) }),
    ...(mailFrom && { mailFrom: readMailFrom(mailFrom) }),
    logLevel: readLogLevel(value('LOG_LEVEL') ?? 'info'),
    captions: readCaptionsSettings(value),
    speech: readSpeech(value('SPEECH') ?? 'on'),
    clips: readClips(value('CLIPS') ?? 'all'),
    ...(voice && { voice }),
    pages: pagesDir
      ? { kind: 'given', dir: resolve(root, pagesDir) }
      : { kind: 'own', dir: resolve(root, 'apps/web/build/client') },
  }
}

function readPublicUrl(text: string): string {
  const url = URL.parse(text)
  const bare = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  // It is written into HTML, XML and JSON. A quotation mark, which a URL may contain, would end the text
  // around it.
  const plain = url && /^[\w.:[\]-]+$/.test(url.host)
  if (bare && plain && !url.username && !url.password) return url.origin
  throw new StartError(`PUBLIC_URL must be an address like https://example.org, with no path, not "${text}".`)
}

function readSpeech(text: string): boolean {
  const word = text.toLowerCase()
  if (word === 'on' || word === 'off') return word === 'on'
  throw new StartError(`SPEECH must be on or off, not "${text}".`)
}

function readProxies(text: string): number {
  if (/^\d$/.test(text)) return Number(text)
  throw new StartError(`PROXIES must be a number from 0 to 9, not "${text}".`)
}

function readMetrics(text: string) {
  const { host, port } = /^(?<host>[\w.-]+|\[[\da-fA-F:.]+\]):(?<port>\d+)$/.exec(text)?.groups ?? {}
  if (host && Number(port) <= 65_535) return { host: host.replace(/[[\]]/g, ''), port: Number(port) }
  throw new StartError(`METRICS must be an address to listen on, like 127.0.0.1:9100, not "${text}".`)
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new StartError(`PORT must be a number from 0 to 65535, not "${text}".`)
}

/** The sentence does not repeat the URL, which may contain a password. */
function readDatabaseUrl(text: string): string {
  // PostgreSQL by a socket has no host (postgres://user@/database?host=/folder), and a URL must have one. The folder in
  // `host` is what counts.
  const whole = text.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)(?=[/?])/, '$1localhost')
  const url = URL.parse(whole)
  if (url?.protocol === 'postgres:' || url?.protocol === 'postgresql:') return whole
  throw new StartError(
    'DATABASE_URL must be an address like postgres://user:password@host:5432/database, or for a socket postgres://user@/database?host=/folder.',
  )
}

function readLogLevel(text: string): Settings['logLevel'] {
  const level = logLevels.find((known) => known === text.toLowerCase())
  if (level) return level
  throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`)
}

function readClips(text: string): Settings['clips'] {
  const setting = clipSettings.find((known) => known === text.toLowerCase())
  if (setting) return setting
  throw new StartError(`CLIPS must be one of ${clipSettings.join(', ')}, not "${text}".`)
}
