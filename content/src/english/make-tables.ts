import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '../authored/document.ts'
import { parseDocument } from '../authored/parse-document.ts'
import { stopAt } from '../fault.ts'
import { englishTableNames, englishTables } from './english-tables.ts'
import { tableFile, tableText } from './table-files.ts'

/** `npm run make:english`: the tables of `data/english` as JSON, which `packages/english` imports. */
const root = join(import.meta.dirname, '../..')

for (const name of englishTableNames) {
  const path = `data/english/${name}.yaml`
  const document = readDocument(`content/${path}`, readFileSync(join(root, path), 'utf8'))
  const { value, faults } = parseDocument<unknown>(document, englishTables[name])
  stopAt(faults)
  writeFileSync(tableFile(name), tableText(value))
}
