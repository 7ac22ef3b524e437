import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'

describe('readSettings', () => {
  it('needs no settings', () => {
    expect(readSettings({}, '/app')).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: '/app/data',
      database: { kind: 'own' },
      proxies: 0,
      operators: [],
      social: {},
      coach: { dailyCredits: 50 },
      logLevel: 'info',
      captions: {
        provider: 'youtube',
        address: 'https://www.youtube.com',
        clients: ['IOS', 'VISIONOS', 'ANDROID_VR', 'MWEB'],
      },
      speech: true,
      clips: 'all',
      pages: { kind: 'own', dir: '/app/apps/web/build/client' },
    })
  })

  it('accepts another place for the built pages', () => {
    const elsewhere = { kind: 'given', dir: '/srv/pages' }
    expect(readSettings({ PAGES_DIR: '/srv/pages' }, '/app').pages).toEqual(elsewhere)
  })

  it.each([
    { text: 'off', speech: false },
    { text: 'OFF', speech: false },
    { text: 'on', speech: true },
    { text: '', speech: true },
  ])('reads "$text" for speech as $speech', ({ text, speech }) => {
    expect(readSettings({ SPEECH: text }, '/app').speech).toBe(speech)
  })

  it.each(['no', '0', 'false'])('refuses "%s" for speech in a sentence', (text) => {
    expect(() => readSettings({ SPEECH: text }, '/app')).toThrow(`SPEECH must be on or off, not "${text}".`)
  })

  it.each([
    { given: { DATA_DIR: 'elsewhere' }, dataDir: '/app/elsewhere', database: { kind: 'own' } },
    { given: { DATA_DIR: '/var/data' }, dataDir: '/var/data', database: { kind: 'own' } },
    {
      given: { DATABASE_URL: 'postgres://me@db/words', DATA_DIR: '/var/data' },
      dataDir: '/var/data',
      database: { kind: 'given', url: 'postgres://me@db/words' },
    },
    {
      dataDir: '/app/data',
      given: { DATABASE_URL: 'postgresql://me:p%40ss@[::1]:5433/words?sslmode=require' },
      database: { kind: 'given', url: 'postgresql://me:p%40ss@[::1]:5433/words?sslmode=require' },
    },
  ])('finds the data and the database of $given', ({ given, dataDir, database }) => {
    expect(readSettings(given, '/app')).toMatchObject({ dataDir, database })
  })

  it.each([
    { text: '0', port: 0 },
    { text: ' 8080 ', port: 8080 },
    { text: '65535', port: 65_535 },
    { text: '', port: 3000 },
  ])('reads "$text" as port $port', ({ text, port }) => {
    expect(readSettings({ PORT: text }, '/app').port).toBe(port)
  })

  it.each(['-1', '65536', '3000.5', 'http', '0x10', '1e3'])(
    'refuses the port %s in a sentence that names it',
    (text) => {
      expect(() => readSettings({ PORT: text }, '/app')).toThrow(/^PORT must be .*\.$/)
    },
  )

  it.each(['mysql://me:secret@db/words', 'me:secret@db', 'postgres://me:secret@db:99999/words', 'secret'])(
    'refuses the database URL %s without repeating its password',
    (url) => {
      const reading = () => readSettings({ DATABASE_URL: url }, '/app')
      expect(reading).toThrow(/^DATABASE_URL must be an address like/)
      expect(reading).not.toThrow(/secret/)
    },
  )

  it.each([
    { text: 'https://example.org/', origin: 'https://example.org' },
    { text: 'http://192.168.1.5:3000', origin: 'http://192.168.1.5:3000' },
  ])('reads $text as the origin $origin', ({ text, origin }) => {
    expect(readSettings({ PUBLIC_URL: text }, '/app').publicUrl).toBe(origin)
  })

  it.each([
    'example.org',
    'ftp://example.org',
    'https://example.org/app',
    'https://me:secret@example.org',
    'https://a"b.example',
    'https://',
  ])('refuses the public address %s', (text) => {
    expect(() => readSettings({ PUBLIC_URL: text }, '/app')).toThrow(/^PUBLIC_URL must be .*\.$/)
  })

  it.each(['-1', '10', 'yes', '1.5'])('refuses %s proxies', (text) => {
    expect(() => readSettings({ PROXIES: text }, '/app')).toThrow(/^PROXIES must be .*\.$/)
  })

  it.each([
    { text: '127.0.0.1:9100', host: '127.0.0.1', port: 9100 },
    { text: '[::1]:9100', host: '::1', port: 9100 },
    { text: 'localhost:0', host: 'localhost', port: 0 },
  ])('serves metrics at $text', ({ text, host, port }) => {
    expect(readSettings({ METRICS: text }, '/app').metrics).toEqual({ host, port })
  })

  it.each(['on', '9100', '127.0.0.1', 'http://127.0.0.1:9100', '127.0.0.1:65536', '::1:9100'])(
    'refuses metrics at %s',
    (text) => {
      expect(() => readSettings({ METRICS: text }, '/app')).toThrow(/^METRICS must be .*\.$/)
    },
  )

  it('refuses an unknown log level', () => {
    expect(() => readSettings({ LOG_LEVEL: 'loud' }, '/app')).toThrow(
      /^LOG_LEVEL must be one of trace, .*\.$/,
    )
  })
})
