import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { accented, addPseudoLanguage, copyCode, pseudo } from './pseudo-language.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'languages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The whole app takes a minute to compile. So the short run has only the parts that are on every page. */
it('a further language has whole pages, by the app’s own routes and renderer, and nothing is untranslated', () => {
  copyCode(folder)
  addPseudoLanguage(folder)
  const addresses = ['/about', '/level', '/404', '/manifest.webmanifest'].map((path) => pseudo.prefix + path)
  const script = join(root, 'tools/languages/render-pseudo.ts')
  const pages = JSON.parse(
    execFileSync(process.execPath, [script, folder, 'whole', ...addresses], { encoding: 'utf8' }),
  )
  const [about, level, lost, manifest] = addresses.map((address) => pages[address])
  expect(about).toContain(`<html lang="${pseudo.code}" dir="ltr"`)
  expect(about).toContain(`<title>${accented('About and credits – Malayalam for All')}</title>`)
  // The content is in Malayalam, with its English.
  expect(level).toMatch(/<span lang="en"[^>]*>First letters<\/span><span lang="ml"[^>]*>ആദ്യാക്ഷരങ്ങൾ<\/span>/)
  expect(lost).toContain(accented('This boat goes nowhere'))
  expect(JSON.parse(manifest)).toMatchObject({
    name: accented('Malayalam for All'),
    lang: pseudo.code,
    start_url: '/qps/level',
  })
  const faults = execFileSync(process.execPath, ['tools/check-messages.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(faults).toBe('0 faults in the messages.\n')
}, 900_000)
