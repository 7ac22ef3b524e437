import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { languageCodes } from '@app/learning/languages'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const sources = '{packages/*/src,apps/server/src,apps/web/{app,finish,sw,vite},tools}/**/*.{ts,tsx}'

/** The files that may name a language, and why. */
const allowed: Readonly<Record<string, string>> = {
  'packages/learning/src/languages/index.ts': 'the list itself',
  'packages/malayalam/src/language-of.ts': 'the language of a text, by its letters',
  'apps/web/app/addresses/cards.ts':
    'the languages that pictures were drawn in; others show the English ones',
  'tools/screens.ts': 'the pages that are photographed for a look at them',
}

const codes = languageCodes.join('|')
const quoted = `['"\`](?:${codes})['"\`]`
/** Code that compares with a language, lists languages, or looks for one in an address. It should read the list. */
const byHand = new RegExp(
  [
    `[!=]==? ?${quoted}`,
    `${quoted} ?[!=]==?`,
    `case ${quoted}`,
    `${quoted},? ?\\|? ?${quoted}`,
    `['"\`(?:]\\\\?/(?:${codes})(?:['"\`)]|\\\\?/|\\$)`,
  ].join('|'),
)

const linesOf = (text: string) => text.split('\n').filter((line) => !/^\s*(?:\/\*\*|\*|\/\/)/.test(line))
const faultsIn = (text: string) => linesOf(text).filter((line) => byHand.test(line))

it.each([
  "if (language === 'ml') return",
  "language !== 'en'",
  "'ml' === language",
  "case 'ml':",
  "for (const language of ['en', 'ml'] as const)",
  "type Language = 'en' | 'ml'",
  "to('/ml/level')",
  "const address = '/ml' + path",
  "path.startsWith('/ml')",
  '/^(?:\\/ml)?\\/login/.test(path)',
])('sees %s', (line) => expect(faultsIn(line)).toEqual([line]))

it.each([
  '<span lang="ml">',
  "lang={malayalam ? 'ml' : 'en'}",
  '// as at /ml/level',
  "new Intl.Collator('ml')",
  'title.ml',
  "'/mlength'",
])('does not see %s', (line) => expect(faultsIn(line)).toEqual([]))

it('no source knows a language of the interface by hand', () => {
  const files = globSync(sources, { cwd: root }).filter(
    (path) => !/\.test\.ts$|\/testing|\/build\/|\/fixtures\/|node_modules/.test(path),
  )
  expect(files.length).toBeGreaterThan(500)
  const faults = files
    .filter((path) => !(path in allowed))
    .flatMap((path) =>
      faultsIn(readFileSync(join(root, path), 'utf8')).map((line) => `${path}: ${line.trim()}`),
    )
  expect(faults).toEqual([])
})

it.each(Object.keys(allowed))('%s still needs to be allowed', (path) =>
  expect(faultsIn(readFileSync(join(root, path), 'utf8'))).not.toEqual([]),
)
