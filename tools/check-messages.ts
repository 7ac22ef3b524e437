import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { languageCodes, languages, sourceLanguage } from '@app/learning/languages'

/**
 * Checks that every message of the interface is in the catalogues and is translated. The catalogues stay
 * unchanged.
 */
const catalogues = languages.flatMap(({ code, name }) => {
  const folder = `apps/web/app/locales/${code}`
  return readdirSync(folder)
    .filter((file) => file.endsWith('.po'))
    .toSorted()
    .map((file) => ({ code, name, path: `${folder}/${file}` }))
})
const read = () => catalogues.map(({ path }) => readFileSync(path, 'utf8'))
const before = read()

const extracted = spawnSync(process.execPath, ['../../node_modules/@lingui/cli/dist/lingui.js', 'extract'], {
  cwd: 'apps/web',
  encoding: 'utf8',
})
const after = read()
catalogues.forEach(({ path }, place) => {
  writeFileSync(path, before[place] ?? '')
})

const faults = [
  ...(extracted.status === 0 ? [] : [`The messages could not be read: ${extracted.stderr}`]),
  ...catalogues
    .filter((_, place) => meanings(before[place]) !== meanings(after[place]))
    .map(({ path }) => `${path} is behind the code: npm run messages.`),
  ...catalogues.flatMap(({ code, name, path }, place) =>
    code === sourceLanguage
      ? []
      : untranslated(before[place] ?? '').map((message) => `${path} has no ${name} for "${message}".`),
  ),
  // All areas' messages come together in one catalogue, where the last one wins.
  ...languageCodes.flatMap((language) =>
    saidTwoWays(
      catalogues.flatMap(({ code }, place) => (code === language ? (before[place] ?? '') : [])),
    ).map(
      (message) =>
        `"${message}" has two translations (${language}) in different areas: give one a word more.`,
    ),
  ),
]
for (const fault of faults) console.error(fault)
console.log(`${faults.length} faults in the messages.`)
process.exitCode = faults.length > 0 ? 1 : 0

/** The content of a catalogue, without dates and places. */
function meanings(catalogue = ''): string {
  return (catalogue.match(/^msgid "(?!").*$/gm) ?? []).join('\n')
}

function untranslated(catalogue: string): string[] {
  return catalogue
    .split('\n\n')
    .filter(
      (entry) =>
        !entry.includes('#~') &&
        /^msgid ".+"$/m.test(entry) &&
        /^msgstr ""\s*$/m.test(entry) &&
        !/^msgstr ""\n"/m.test(entry),
    )
    .map((entry) => /^msgid "(.+)"$/m.exec(entry)?.[1] ?? entry)
}

function saidTwoWays(texts: readonly string[]): string[] {
  const said = new Map<string, Set<string>>()
  for (const [, message = '', malayalam = ''] of texts.join('\n').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm))
    said.set(message, (said.get(message) ?? new Set()).add(malayalam))
  return [...said].filter(([, ways]) => ways.size > 1).map(([message]) => message)
}
