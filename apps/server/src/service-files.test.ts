import { spawnSync } from 'node:child_process'
import { chmodSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findProgram } from '../../../tools/test/find-program.ts'
import { aDirectory } from './testing/start-app.ts'

const root = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const find = (name: string) => findProgram([name], ['/usr/sbin', '/usr/local/sbin'])

/** What a program says, and whether it was content. */
function run(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, said: stdout + stderr }
}

describe('compose.yaml', () => {
  const text = read('compose.yaml')
  const { services } = parse(text, { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; [key: string]: unknown }>
  }

  it('limits every service, and gives it no more rights', () => {
    for (const [name, service] of Object.entries(services))
      expect(service, name).toMatchObject({
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        pids_limit: expect.any(Number),
        security_opt: ['no-new-privileges:true'],
        logging: { options: { 'max-size': expect.any(String) } },
      })
  })

  it('has no password of its own', () => {
    expect(text).not.toMatch(/(?:PASSWORD|SECRET|KEY):-[^}]/)
    expect(text).toMatch(/\$\{POSTGRES_PASSWORD:\?/)
  })

  it('names settings that the server reads', () => {
    const sources = globSync('apps/server/src/**/*.ts', { cwd: root }).filter(
      (path) => !path.includes('.test.'),
    )
    const code = sources.map(read).join('\n')
    const named = Object.keys(services.first?.environment ?? {})
    expect(named.length).toBeGreaterThan(20)
    // The names of providers are made of the provider's.
    const unknown = named.filter((name) => !/_CLIENT_(?:ID|SECRET)$/.test(name) && !code.includes(name))
    expect(unknown).toEqual([])
  })

  const compose = find('docker-compose')
  it.runIf(compose).each(['alone', 'three'])('is taken by docker-compose: %s', (profile) => {
    // The one of Debian 12 does not know the name of a project yet.
    const dir = aDirectory({ 'compose.yaml': text.replace(/^name:.*\n/m, '') })
    const args = ['--file', join(dir, 'compose.yaml'), '--profile', profile, 'config']
    expect(run(compose ?? '', args, { POSTGRES_PASSWORD: 'x' })).toMatchObject({ status: 0 })
    const { said } = run(compose ?? '', args, { POSTGRES_PASSWORD: '' })
    expect(said).toContain('set POSTGRES_PASSWORD in .env')
  })
})

describe('the service for systemd', () => {
  const analyze = find('systemd-analyze')
  const unit = 'docs/operate/malayalam.service'

  it.runIf(analyze)('is taken by systemd without a word', () => {
    const dir = aDirectory({ node: '#!/bin/sh\n', 'malayalam.service': '' })
    chmodSync(join(dir, 'node'), 0o755)
    const text = read(unit).replace('/opt/malayalam/node_modules/.bin/node', join(dir, 'node'))
    const file = join(aDirectory({ 'malayalam.service': text }), 'malayalam.service')
    expect(run(analyze ?? '', ['verify', file])).toEqual({ status: 0, said: '' })
  })

  it.runIf(analyze)('exposes little, as systemd counts', () => {
    const { said } = run(analyze ?? '', ['security', '--offline=true', join(root, unit)])
    expect(Number(/exposure level for .*: (?<level>[\d.]+)/.exec(said)?.groups?.level)).toBeLessThanOrEqual(2)
  })
})

describe('the nginx of compose.yaml', () => {
  const nginx = find('nginx')

  it.runIf(nginx)('is taken by nginx', () => {
    const servers = read('docs/operate/compose.nginx.conf').replaceAll(
      /server (?:first|second|third):/g,
      'server 127.0.0.1:',
    )
    const dir = aDirectory({
      'nginx.conf': `pid nginx.pid; error_log stderr; events {} http { access_log off; ${servers} }`,
    })
    const { status, said } = run(nginx ?? '', [
      '-t',
      '-e',
      'stderr',
      '-p',
      dir,
      '-c',
      join(dir, 'nginx.conf'),
    ])
    expect([status, said]).toEqual([0, expect.stringContaining('test is successful')])
  })
})
