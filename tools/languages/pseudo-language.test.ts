import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accented, addPseudoLanguage, copyCode, pseudo } from './pseudo-language.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'languages-'))
const patience = 240_000
let touched: string[] = []

/** Removes one text from a file of the new language. */
function withoutText(path: string, text: RegExp, left: string) {
  const before = readFileSync(join(folder, path), 'utf8')
  expect(before).toMatch(text)
  writeFileSync(join(folder, path), before.replace(text, left))
}

const run = (script: string, ...args: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, [join(root, 'tools/languages', script), folder, ...args], {
      encoding: 'utf8',
    }),
  )

beforeAll(() => {
  copyCode(folder)
  touched = addPseudoLanguage(folder)
  withoutText(`apps/web/app/locales/${pseudo.code}/site.po`, /(msgid "Words"\nmsgstr) ".+"/, '$1 ""')
  withoutText(`apps/server/src/language/locales/${pseudo.code}/messages.ts`, /^ {2}'name-lines': .+$/m, '')
}, patience)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('is added by at most seven files, as docs/add-a-language.md says', () => {
  const guide = readFileSync(join(root, 'docs/add-a-language.md'), 'utf8')
  expect(touched.length).toBeLessThanOrEqual(7)
  for (const path of touched) expect(guide).toContain(path.replace(pseudo.code, '<code>'))
})

it('is never shipped', () => {
  expect(readFileSync(join(root, 'packages/learning/src/languages/index.ts'), 'utf8')).not.toContain(
    pseudo.code,
  )
})

describe('the server', () => {
  let said: Record<string, unknown> & {
    mail: { subject: string; text: string; html: string }
    routes: string[]
  }
  beforeAll(() => {
    said = run('serve-pseudo.ts', pseudo.code)
  }, patience)

  it('writes in it if the learner chose it, or if it is the first in the browser’s list', () => {
    expect(said).toMatchObject({ chosen: pseudo.code, accepted: pseudo.code, page: `${pseudo.prefix}/login` })
  })

  it('refuses in it, with the values in their places', () => {
    expect(said.refusal).toBe(accented('The username {username} is taken.').replace('{username}', 'anu'))
    expect(said.wait).toMatch(/^Töö måñý .* 10 minutes\.$/)
  })

  it('mails in it', () => {
    const { subject, text, html } = said.mail
    expect(subject).toBe(accented('Set a new password'))
    expect(text).toContain('https://learn.example/reset?token=abc')
    expect(html).toContain(`<html lang="${pseudo.code}">`)
    expect(html).toContain(`${subject}</a>`)
  })

  it('accepts it for the waitlist', () => {
    expect(said.waitlist).toEqual({ email: 'a@example.org', language: pseudo.code })
  })

  it('falls back to English for a message without a text, for content, and for the coach', () => {
    expect(said).toMatchObject({
      untranslated: 'The name must be one line of text.',
      title: 'Rain',
      coach: 'en',
    })
  })

  it('has a route and a prerendered file for every page in it', () => {
    const english = said.routes.filter((path) => /^(?!\/(?:ml|qps)\b)/.test(path))
    const its = said.routes.filter((path) => path.startsWith(pseudo.prefix))
    expect(its).toEqual(english.map((path) => (path === '/' ? pseudo.prefix : pseudo.prefix + path)))
    expect(said.prerendered).toEqual(
      expect.arrayContaining([pseudo.prefix, `${pseudo.prefix}/level`, '/level']),
    )
    expect(said.place).toEqual({ path: '/level', language: pseudo.code })
  })
})

describe('a page', () => {
  let page = ''
  beforeAll(() => {
    page = run('render-pseudo.ts', `${pseudo.prefix}/about`)[`${pseudo.prefix}/about`]
  }, patience)

  it('is shown in it, by the compiled catalogue', () => {
    expect(page).toContain(`${accented('About and credits')}</a>`)
    expect(page).toContain(`content="${accented('Malayalam for All')}"`)
  })

  it('shows a missing text in English', () => expect(page).toContain('>Words</a>'))

  it('names itself to search engines in every language', () => {
    expect(page).toContain(`<link rel="canonical" href="https://origin.invalid${pseudo.prefix}/about"/>`)
    for (const [code, path] of [
      ['en', '/about'],
      ['ml', '/ml/about'],
      [pseudo.code, '/qps/about'],
    ])
      expect(page).toContain(`hrefLang="${code}" href="https://origin.invalid${path}"`)
    expect(page).toContain('<meta property="og:locale" content="qps_XA"/>')
  })

  it('leads to the other languages, and to its own pages', () => {
    expect(page).toMatch(/<a lang="en"[^>]* href="\/about"[^>]*>English<\/a>/)
    expect(page).toMatch(/<a lang="ml"[^>]* href="\/ml\/about"[^>]*>മലയാളം<\/a>/)
    expect(page).not.toContain(`lang="${pseudo.code}"`)
    expect(page).toContain('href="/qps/terms"')
  })

  it('is shared with the English card, as it has none of its own', () =>
    expect(page).toContain('https://origin.invalid/cards/site-en.jpg'))
})
