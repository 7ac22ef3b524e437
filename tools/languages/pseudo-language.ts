import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * A made-up language: English with accents, so that a reader sees which texts are translated. It is never
 * shipped.
 */
export const pseudo = { code: 'qps', name: 'Åççéñţš', prefix: '/qps' } as const

const root = resolve(import.meta.dirname, '../..')
const listFile = 'packages/learning/src/languages/index.ts'
const webMessages = 'apps/web/app/locales'
const serverMessages = 'apps/server/src/language/locales'

/**
 * Copies the code into a folder. Content and films, which are large and have no language of the interface, are
 * links. Installed packages are links too, but our own packages are the copies.
 */
export function copyCode(folder: string) {
  const isSource = (path: string) =>
    !/\/(?:build|node_modules|\.cache|\.react-router|e2e|fixtures)(?:\/|$)/.test(path)
  for (const part of [
    'packages',
    'apps',
    'tools',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.package.json',
  ])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isSource })
  for (const part of ['content', 'films']) symlinkSync(join(root, part), join(folder, part))
  const installed = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules/@app'), { recursive: true })
  for (const name of readdirSync(installed).filter((name) => name !== '@app'))
    symlinkSync(join(installed, name), join(folder, 'node_modules', name))
  const ours = { web: 'apps/web', server: 'apps/server', content: 'content', films: 'films' }
  const packages = readdirSync(join(root, 'packages')).map((name) => [name, `packages/${name}`])
  for (const [name, part] of [...Object.entries(ours), ...packages] as [string, string][])
    symlinkSync(join(folder, part), join(folder, 'node_modules/@app', name))
}

/**
 * Follows docs/add-a-language.md, with accents in place of a translation. Returns the files that it changed or
 * made.
 */
export function addPseudoLanguage(folder: string): string[] {
  const touched: string[] = []
  const write = (path: string, text: string) => {
    writeFileSync(join(folder, path), text)
    touched.push(path)
  }
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')

  const { code, name, prefix } = pseudo
  const line = `  { code: '${code}', name: '${name}', locale: '${code}-XA', direction: 'ltr', prefix: '${prefix}' },\n`
  write(listFile, read(listFile).replace('] as const satisfies', `${line}] as const satisfies`))

  for (const messages of [webMessages, serverMessages]) mkdirSync(join(folder, messages, code))
  for (const file of readdirSync(join(folder, webMessages, 'en')))
    write(`${webMessages}/${code}/${file}`, translated(read(`${webMessages}/en/${file}`)))
  for (const file of readdirSync(join(folder, serverMessages, 'en')))
    write(`${serverMessages}/${code}/${file}`, accentedTexts(read(`${serverMessages}/en/${file}`)))
  return touched
}

/** A catalogue of the web with a text for each message. */
const translated = (catalogue: string) =>
  catalogue
    .replace('"Language: en\\n"', `"Language: ${pseudo.code}\\n"`)
    .replace(
      /^msgid "(.+)"\nmsgstr ".*"$/gm,
      (_, text: string) => `msgid "${text}"\nmsgstr "${accented(text)}"`,
    )

/** A file of the server with accents in its texts: those after a colon, and those alone in a line of a list. */
const accentedTexts = (source: string) =>
  source
    .replace("import type { Mails } from '../../../mail/account-letter.ts'", '')
    .replace('export const mails: Mails =', 'export const mails =')
    .replace(
      /(?<=^\s*|[:=[,]\s+|\[)'((?:[^'\\\n]|\\.)+)'(?=,|\]|$)/gm,
      (_, text: string) => `'${accented(text)}'`,
    )

const accents: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'û',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
}

/** A text with accents. Names in braces, plurals, tags and escaped characters stay as they are. */
export function accented(text: string): string {
  let depth = 0
  return text.replace(/\\.|<[^>]*>|&\w+;|[{}]|[a-z]/g, (part) => {
    if (part === '{') depth += 1
    if (part === '}') depth -= 1
    return depth > 0 ? part : (accents[part] ?? part)
  })
}
