import { parseArgs } from 'node:util'
import { isSystemError } from '../errors/error-code.ts'
import type { Command, Operator } from '../operator/command.ts'
import { type DictionaryFormat, dictionaryFormats } from './dictionary-file.ts'
import { dictionaryStore } from './dictionary-store.ts'
import { importDictionary } from './import-dictionary.ts'

const usage = `Say what to do:
  npm run import:dictionary -- --format olam|datuk|csv FILE --source NAME --licence TEXT
  npm run import:dictionary -- --remove NAME
  npm run import:dictionary -- --list`

const text = { type: 'string' } as const

/** Imports a dictionary, removes one, or lists them, for operators. See `docs/dictionaries.md`. */
export const dictionaryCommand: Command = async (words, operator) => {
  const { values, positionals } = readWords(words)
  const { format, source, licence, remove, list } = values
  const [file, ...more] = positionals
  const given = Object.keys(values).length
  if (list && given === 1 && !file) return listAll(operator)
  if (remove && given === 1 && !file) return removeOne(remove, operator)
  if (!(format && source?.trim() && licence?.trim() && given === 3 && file && more.length === 0))
    throw new Error(usage)
  return importOne(readFormat(format), file, { source: bounded(source), licence: bounded(licence) }, operator)
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
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
  { say, pathOf, withDatabase }: Operator,
) {
  const lines = dictionaryFormats[format](pathOf(file))
  const outcome = await withDatabase((db) => importDictionary(dictionaryStore(db), dictionary, lines)).catch(
    explain(file),
  )
  if (outcome.type === 'refused') {
    const faults = outcome.faults.map(({ line, fault }) => `${file}:${line}  ${fault}`)
    throw new Error(`${faults.join('\n')}\nNothing was imported.`)
  }
  const { entries, left } = outcome
  say(`${dictionary.source}: ${entries} entries imported; ${left} places had nothing to look up.`)
}

function explain(file: string) {
  return (error: unknown): never => {
    if (isSystemError(error) && (error.syscall === 'open' || error.syscall === 'read'))
      throw new Error(`${file} cannot be read (${error.code}).`)
    throw error
  }
}

async function removeOne(source: string, { say, withDatabase }: Operator) {
  if (!(await withDatabase((db) => dictionaryStore(db).remove(source))))
    throw new Error(`There is no dictionary "${source}".`)
  say(`${source} is removed.`)
}

async function listAll({ say, withDatabase }: Operator) {
  const dictionaries = await withDatabase((db) => dictionaryStore(db).list())
  for (const { source, licence, entries } of dictionaries) say(`${source}\t${licence}\t${entries}`)
}
