import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '../apps/server/src/db/connect.ts'
import { findDatabase } from '../apps/server/src/db/find-database.ts'
import { type DictionaryFormat, dictionaryFormats } from '../apps/server/src/dictionary/dictionary-file.ts'
import { dictionaryStore } from '../apps/server/src/dictionary/dictionary-store.ts'
import { importDictionary } from '../apps/server/src/dictionary/import-dictionary.ts'
import { isSystemError } from '../apps/server/src/error-code.ts'
import { readSettings } from '../apps/server/src/settings.ts'

/**
 * For operators, with the settings of the server: imports a dictionary, removes one, lists them.
 * `docs/dictionaries.md`.
 */
const usage = `Say what to do:
  npm run import:dictionary -- --format olam|datuk|csv FILE --source NAME --licence TEXT
  npm run import:dictionary -- --remove NAME
  npm run import:dictionary -- --list`

const text = { type: 'string' } as const

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function run() {
  const { values, positionals } = readArguments()
  const { format, source, licence, remove, list } = values
  const [file, ...more] = positionals
  const given = Object.keys(values).length
  if (list && given === 1 && !file) return listAll()
  if (remove && given === 1 && !file) return removeOne(remove)
  if (format && source?.trim() && licence?.trim() && given === 3 && file && more.length === 0)
    return importOne(readFormat(format), file, { source: bounded(source), licence: bounded(licence) })
  throw new Error(usage)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { format: text, source: text, licence: text, remove: text, list: { type: 'boolean' } },
    })
  } catch {
    throw new Error(usage)
  }
}

function readFormat(format: string): DictionaryFormat {
  if (!isFormat(format))
    throw new Error(`The format must be one of ${Object.keys(dictionaryFormats).join(', ')}.`)
  return format
}

function isFormat(format: string): format is DictionaryFormat {
  return Object.hasOwn(dictionaryFormats, format)
}

/** The name and the licence are shown on every entry. */
function bounded(text: string): string {
  if (text.length > 200 || /[\p{Cc}\p{Cs}]/u.test(text))
    throw new Error('Source and licence are a line of at most 200 characters each.')
  return text.trim()
}

async function importOne(
  format: DictionaryFormat,
  file: string,
  dictionary: { source: string; licence: string },
) {
  const lines = dictionaryFormats[format](resolve(process.env.INIT_CWD ?? '.', file))
  const outcome = await withStore((store) => importDictionary(store, dictionary, lines)).catch(explain(file))
  if (outcome.type === 'refused') {
    const faults = outcome.faults.map(({ line, fault }) => `${file}:${line}  ${fault}`)
    throw new Error(`${faults.join('\n')}\nNothing was imported.`)
  }
  const { entries, left } = outcome
  console.log(`${dictionary.source}: ${entries} entries imported; ${left} places had nothing to look up.`)
}

function explain(file: string) {
  return (error: unknown): never => {
    if (isSystemError(error) && (error.syscall === 'open' || error.syscall === 'read'))
      throw new Error(`${file} cannot be read (${error.code}).`)
    throw error
  }
}

async function removeOne(source: string) {
  if (!(await withStore((store) => store.remove(source))))
    throw new Error(`There is no dictionary "${source}".`)
  console.log(`${source} is removed.`)
}

async function listAll() {
  const dictionaries = await withStore((store) => store.list())
  for (const { source, licence, entries } of dictionaries) console.log(`${source}\t${licence}\t${entries}`)
}

async function withStore<Result>(use: (store: ReturnType<typeof dictionaryStore>) => Promise<Result>) {
  const root = resolve(import.meta.dirname, '..')
  const db = connect(await findDatabase(readSettings(process.env, root)), () => {})
  try {
    return await use(dictionaryStore(db))
  } finally {
    await db.destroy()
  }
}
