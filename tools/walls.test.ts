import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Code by its place in the repository. */
type Files = Readonly<Record<string, string>>

/**
 * A wall between parts of the code: files that break it (`sins`), the rule that refuses each of them, and
 * files that are allowed.
 */
type Wall = { wall: string; rule: string; sins: Files; clean: Files }

const features = 'apps/web/app/features'
/** The rooms that the features of the web are built on, folder by folder. */
const roomsBesideFeatures = [
  ...['ui', 'prerender', 'device', 'media', 'sound', 'session', 'reports'],
  ...['addresses', 'api', 'bring', 'i18n', 'lexicon', 'course', 'memory', 'clips', 'speech', 'writing'],
]

const reExport = (from: string) => `export { word } from '${from}'\n`

const walls: Wall[] = [
  {
    wall: 'a room beside features knows no feature and no page',
    rule: 'noRestrictedImports',
    sins: {
      'apps/web/app/ui/button.tsx': reExport('../features/words/word.ts'),
      'apps/web/app/ui/form/field.tsx': reExport('../../features/words/word.ts'),
      'apps/web/app/device/progress/journal.ts': reExport('../../routes/words.tsx'),
      'apps/web/app/ui/frame.tsx': reExport('../frame/words.tsx'),
      ...Object.fromEntries(
        roomsBesideFeatures.map((room) => [
          `apps/web/app/${room}/word.ts`,
          reExport('../features/words/word.ts'),
        ]),
      ),
    },
    clean: {
      'apps/web/app/ui/button.tsx': reExport('../device/words.ts'),
      'apps/web/app/device/progress/journal.ts': reExport('../../ui/words.ts'),
    },
  },
  {
    wall: 'a feature knows no other feature and no page, at any depth',
    rule: 'noRestrictedImports',
    sins: {
      [`${features}/quiz/flat.ts`]: reExport('../words/word.ts'),
      [`${features}/quiz/flat-deep.ts`]: reExport('../words/card/word.ts'),
      [`${features}/quiz/round.ts`]: reExport('../../features/words/word.ts'),
      [`${features}/quiz/page.ts`]: reExport('../../routes/words.tsx'),
      [`${features}/quiz/frame.ts`]: reExport('../../frame/words.tsx'),
      [`${features}/video/player/nested.ts`]: reExport('../../words/word.ts'),
      [`${features}/video/player/nested-deep.ts`]: reExport('../../words/card/word.ts'),
      [`${features}/video/player/nested-round.ts`]: reExport('../../../features/words/word.ts'),
      [`${features}/video/player/nested-page.ts`]: reExport('../../../routes/words.tsx'),
      [`${features}/video/player/nested-frame.ts`]: reExport('../../../frame/words.tsx'),
      [`${features}/video/player/line/deep-frame.ts`]: reExport('../../../../frame/words.tsx'),
      [`${features}/video/player/line/deep.ts`]: reExport('../../../words/word.ts'),
      [`${features}/video/player/line/word/too-deep.ts`]: reExport('./word.ts'),
    },
    clean: {
      [`${features}/quiz/flat.ts`]: reExport('./word.ts'),
      [`${features}/quiz/flat-inside.ts`]: reExport('./card/word.ts'),
      [`${features}/quiz/flat-ui.ts`]: reExport('../../ui/word.ts'),
      [`${features}/video/player/nested.ts`]: reExport('../word.ts'),
      [`${features}/video/player/nested-beside.ts`]: reExport('../card/word.ts'),
      [`${features}/video/player/nested-device.ts`]: reExport('../../../device/progress/word.ts'),
      [`${features}/video/player/line/deep.ts`]: reExport('../../word.ts'),
      [`${features}/video/player/line/deep-ui.ts`]: reExport('../../../../ui/word.ts'),
      'apps/web/app/routes/words.tsx': reExport('../features/words/word.ts'),
    },
  },
  {
    wall: 'the frame of pages joins features, and knows no page',
    rule: 'noRestrictedImports',
    sins: {
      'apps/web/app/frame/page.tsx': reExport('../routes/words.tsx'),
      'apps/web/app/frame/content.tsx': reExport('@app/content'),
    },
    clean: {
      'apps/web/app/frame/joined.tsx': reExport('../features/words/word.ts'),
      'apps/web/app/frame/beside.tsx': reExport('./words.tsx'),
      'apps/web/app/routes/framed.tsx': reExport('../frame/words.tsx'),
    },
  },
  {
    wall: 'a feature knows no other one by whatever form of import',
    rule: 'noRestrictedImports',
    sins: {
      [`${features}/video/player/type.ts`]: `export type { Word } from '../../words/word.ts'\n`,
      [`${features}/video/player/all.ts`]: `export * from '../../words/word.ts'\n`,
      [`${features}/video/player/late.ts`]: `export const late = () => import('../../words/word.ts')\n`,
      [`${features}/video/player/plain.ts`]: `import '../../words/word.ts'\n`,
      [`${features}/video/player/used.ts`]: `import { word } from '../../words/word.ts'\nexport const same = word\n`,
    },
    clean: {
      [`${features}/video/player/type.ts`]: `export type { Word } from '../word.ts'\n`,
      [`${features}/video/player/late.ts`]: `export const late = () => import('../word.ts')\n`,
    },
  },
  {
    wall: 'of the server only main.ts reads the content, of the web only the build',
    rule: 'noRestrictedImports',
    sins: {
      'apps/server/src/quiz/quiz-routes.ts': reExport('@app/content'),
      'apps/server/src/app.ts': reExport('@app/content/load-in-child-process'),
      'apps/web/app/lexicon/lexicon.ts': reExport('@app/content'),
      'apps/web/app/root.ts': reExport('@app/content'),
      'apps/web/app/routes/lessons.tsx': reExport('@app/content'),
      [`${features}/words/flat.ts`]: reExport('@app/content'),
      [`${features}/words/card/nested.ts`]: reExport('@app/content'),
      [`${features}/words/card/line/deep.ts`]: reExport('@app/content'),
    },
    clean: {
      'apps/server/src/main.ts': reExport('@app/content'),
      'apps/server/src/coach/coach.test.ts': reExport('@app/content'),
      'apps/web/vite/content-modules.ts': reExport('@app/content'),
      'apps/web/app/lexicon/lexicon.ts': reExport('virtual:content/lexicon'),
    },
  },
  {
    wall: 'a room imports only what its package.json names',
    rule: 'noUndeclaredDependencies',
    sins: {
      'packages/malayalam/src/undeclared.ts': reExport('@app/learning/quiz'),
      'packages/malayalam/src/library.ts': reExport('valibot'),
      'packages/malayalam/src/only-of-tests.ts': reExport('@app/english'),
      'packages/english/src/undeclared.ts': reExport('@app/malayalam'),
      'packages/english/src/upward.ts': reExport('@app/learning/quiz'),
      'packages/learning/src/undeclared.ts': reExport('@app/api'),
      'packages/learning/src/library.ts': reExport('hono'),
      'packages/learning/src/upward.ts': reExport('@app/coach'),
      'packages/coach/src/undeclared.ts': reExport('@app/api'),
      'packages/api/src/undeclared.ts': reExport('@app/content'),
      'content/src/undeclared.ts': reExport('@app/api'),
      'content/src/upward.ts': reExport('@app/films'),
      'films/src/undeclared.ts': reExport('@app/api'),
      'apps/server/src/undeclared.ts': reExport('react'),
      'apps/web/app/ui/undeclared.ts': reExport('hono'),
    },
    clean: {
      'packages/malayalam/src/find.test.ts': reExport('@app/english'),
      'packages/learning/src/declared.ts': reExport('@app/malayalam'),
      'packages/learning/src/library.ts': reExport('valibot'),
      'packages/coach/src/declared.ts': reExport('@app/learning/coach'),
      'packages/api/src/declared.ts': reExport('@app/learning/quiz'),
      'content/src/declared.ts': reExport('@app/malayalam'),
      'films/src/declared.ts': reExport('@app/content/reader'),
      'content/src/node.ts': `export { join } from 'node:path'\n`,
      'apps/server/src/declared.ts': reExport('@app/api'),
      'apps/web/app/ui/declared.ts': reExport('react'),
    },
  },
  {
    wall: 'packages do no I/O, and know no clock',
    rule: 'noRestrictedGlobals',
    sins: {
      'packages/learning/src/fetch.ts': `export const get = () => fetch('/')\n`,
      'packages/learning/src/date.ts': `export const now = () => Date.now()\n`,
      'packages/malayalam/src/date.ts': `export const now = () => new Date()\n`,
      'packages/coach/src/date.ts': `export const now = () => Date.now()\n`,
      'packages/api/src/performance.ts': `export const now = () => performance.now()\n`,
      'packages/learning/src/bytes.ts': `export const bytes = () => crypto.getRandomValues(new Uint8Array(8))\n`,
      'packages/learning/src/id.ts': `export const id = () => crypto.randomUUID()\n`,
      'packages/learning/src/round.ts': `export const now = () => globalThis.Date.now()\n`,
    },
    clean: {
      'packages/learning/src/date.ts': `export const later = (now: number) => now + 1000\n`,
      'packages/learning/src/date.test.ts': `export const now = () => Date.now()\n`,
      'packages/malayalam/bench/date.ts': `export const now = () => performance.now()\n`,
      'apps/web/app/device/date.ts': `export const now = () => Date.now()\n`,
    },
  },
  {
    wall: 'packages leave nothing to chance',
    rule: 'noJsRestrictedProperties',
    sins: {
      'packages/learning/src/draw.ts': 'export const draw = () => Math.random()\n',
      'packages/malayalam/src/draw.ts': 'export const { random } = Math\n',
      'packages/api/src/draw.ts': 'export const draw = Math.random\n',
    },
    clean: {
      'packages/learning/src/draw.ts': 'export const draw = (random: () => number) => Math.floor(random())\n',
      'packages/learning/src/draw.test.ts': 'export const draw = () => Math.random()\n',
      'apps/web/app/sound/draw.ts': 'export const draw = () => Math.random()\n',
    },
  },
  {
    wall: 'no two files import each other, not even for a type',
    rule: 'noImportCycles',
    sins: {
      'packages/learning/src/quiz/one.ts': `import { other } from './other.ts'\nexport const one = () => other()\n`,
      'packages/learning/src/quiz/other.ts': `import { one } from './one.ts'\nexport const other = (): unknown => one\n`,
      'apps/server/src/quiz/store.ts': `import type { Row } from './row.ts'\nexport type Store = Row[]\n`,
      'apps/server/src/quiz/row.ts': `import type { Store } from './store.ts'\nexport type Row = { in: Store }\n`,
    },
    clean: {
      'packages/learning/src/quiz/one.ts': `import { other } from './other.ts'\nexport const one = () => other()\n`,
      'packages/learning/src/quiz/other.ts': 'export const other = () => 1\n',
    },
  },
  {
    wall: 'a file exports by name, except where a framework asks for a default',
    rule: 'noDefaultExport',
    sins: {
      'packages/learning/src/default.ts': 'export default 1\n',
      'apps/web/app/ui/default.tsx': 'export default function Button() {\n  return null\n}\n',
      [`${features}/quiz/default.tsx`]: 'export default 1\n',
    },
    clean: {
      'apps/web/app/routes/words.tsx': 'export default function Words() {\n  return null\n}\n',
      'apps/web/vite.config.ts': 'export default {}\n',
      'packages/learning/src/default.ts': 'export const one = 1\n',
    },
  },
  {
    wall: 'a file’s name is kebab-case',
    rule: 'useFilenamingConvention',
    sins: {
      'packages/learning/src/camelCase.ts': 'export const one = 1\n',
      'apps/web/app/ui/Button.tsx': 'export const one = 1\n',
      'apps/server/src/snake_case.ts': 'export const one = 1\n',
    },
    clean: {
      'packages/learning/src/kebab-case.ts': 'export const one = 1\n',
      'packages/learning/src/kebab-case.test.ts': 'export const one = 1\n',
      'packages/learning/src/kebab-case.long.test.ts': 'export const one = 1\n',
    },
  },
  {
    wall: 'only tools and what runs in a terminal write to the console',
    rule: 'noConsole',
    sins: {
      'apps/server/src/log.ts': `console.log('here')\n`,
      'apps/web/app/session/log.ts': `console.error('here')\n`,
      'packages/learning/src/log.ts': `console.log('here')\n`,
    },
    clean: {
      'apps/server/src/main.ts': `console.log('here')\n`,
      'content/src/check-content.ts': `console.log('here')\n`,
      'tools/log.ts': `console.log('here')\n`,
    },
  },
  {
    wall: 'nothing is imported that is not used',
    rule: 'noUnusedImports',
    sins: { 'packages/learning/src/unused.ts': `import { word } from './word.ts'\nexport const one = 1\n` },
    clean: {
      'packages/learning/src/unused.ts': `import { word } from './word.ts'\nexport const one = word\n`,
    },
  },
  {
    wall: 'nothing is named that is not used',
    rule: 'noUnusedVariables',
    sins: { 'packages/learning/src/unused-name.ts': 'const one = 1\n' },
    clean: { 'packages/learning/src/unused-name.ts': 'export const one = 1\n' },
  },
]

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

let ofSins: Record<string, string[]>
let ofClean: Record<string, string[]>
beforeAll(() => {
  ofSins = lint(walls.map(({ sins }) => sins))
  ofClean = lint(walls.map(({ clean }) => clean))
})

describe.each(walls)('$wall', ({ rule, sins, clean }) => {
  it('refuses what climbs over', () => {
    for (const path of Object.keys(sins)) expect({ [path]: ofSins[path] }).toEqual({ [path]: [rule] })
  })

  it('allows what stays inside', () => {
    for (const path of Object.keys(clean)) expect({ [path]: ofClean[path] }).toEqual({ [path]: undefined })
  })
})

it('is proved for every rule that biome.json names', () => {
  const settings = readFileSync(join(root, 'biome.json'), 'utf8')
  const named = settings.matchAll(/"(?<rule>(?:no|use)[A-Z]\w+)": (?:"error"|\{ ?\s*"level": "error")/g)
  const rules = [...named].map(({ groups }) => groups?.rule)
  expect(new Set(walls.map(({ rule }) => rule))).toEqual(new Set(rules))
})

it('is also kept by the compiler: packages have no types of the DOM, of Node or of I/O', () => {
  const sins = {
    'document.ts': 'export const title = () => document.title\n',
    'fetch.ts': `export const get = () => fetch('/')\n`,
    'node.ts': `export { readFileSync } from 'node:fs'\n`,
    'process.ts': 'export const here = () => process.cwd()\n',
    'timer.ts': 'export const later = () => setTimeout(() => {}, 1)\n',
  }
  for (const room of ['english', 'malayalam', 'learning', 'coach', 'api']) {
    const own = `packages/${room}/sins/`
    const all = { ...sins, 'rule.ts': 'export const twice = (n: number) => 2 * n\n' }
    const folder = mirror(Object.fromEntries(Object.entries(all).map(([name, code]) => [own + name, code])))
    const config = { extends: join(root, `packages/${room}/tsconfig.json`), include: ['.'] }
    writeFileSync(join(folder, own, 'tsconfig.json'), JSON.stringify(config))
    const { stdout } = run('typescript/bin/tsc', ['-p', '.'], join(folder, own))
    const refused = new Set([...stdout.matchAll(/^([\w-]+\.ts)\(/gm)].map(([, name]) => name))
    expect(refused, room).toEqual(new Set(Object.keys(sins)))
  }
})

/**
 * The names of the linter's rules that each file breaks, with the files at their places in the repository.
 */
function lint(all: readonly Files[]): Record<string, string[]> {
  const files: Record<string, string> = {}
  for (const [path, code] of all.flatMap(Object.entries)) files[path] = (files[path] ?? '') + code
  const options = ['--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json']
  const { stdout } = run('@biomejs/biome/bin/biome', ['lint', ...options, '.'], mirror(files))
  const { summary, diagnostics } = JSON.parse(stdout) as {
    summary: { unchanged: number }
    diagnostics: { category: string; location: { path: string } }[]
  }
  // A file that the linter skips would seem to have no faults.
  if (summary.unchanged < Object.keys(files).length) throw new Error('The linter has not read every file.')
  const found: Record<string, string[]> = {}
  for (const { category, location } of diagnostics) {
    found[location.path] ??= []
    found[location.path]?.push(category.replace(/.*\//, ''))
  }
  return found
}

/** Writes the files to a folder of their own, with the settings of the repository. */
function mirror(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'))
  folders.push(folder)
  const settings = globSync(
    ['biome.json', 'package.json', '{content,films,packages/*,apps/*}/package.json'],
    {
      cwd: root,
    },
  )
  for (const path of settings) cpSync(join(root, path), join(folder, path))
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  return folder
}

function run(program: string, args: readonly string[], cwd: string) {
  return spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd,
    encoding: 'utf8',
  })
}
