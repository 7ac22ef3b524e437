import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contentFolder, readContentFiles } from '../content-files.ts'
import { readSource } from '../source.ts'
import { englishTableNames } from './english-tables.ts'
import { tableFile, tableText } from './table-files.ts'

const isTable = (path: string) => englishTableNames.some((name) => path === `data/english/${name}.yaml`)
const files = readContentFiles(contentFolder, isTable)
const faultsOf = (path: string, text: string) =>
  readSource(new Map([...files, [path, text]])).faults.filter(({ file }) => file === `content/${path}`)

it('has every table of English words', () => {
  expect([...readSource(files).english.tables.keys()]).toEqual(englishTableNames)
})

it.each([...readSource(files).english.tables])(
  'keeps %s of packages/english the same as what a teacher writes (npm run make:english)',
  (name, table) => {
    expect(readFileSync(tableFile(name), 'utf8')).toBe(tableText(table))
  },
)

it.each([
  ['data/english/irregular-verbs.yaml', 'go: went gone goed'],
  ['data/english/irregular-verbs.yaml', 'go: [went, gone]'],
  ['data/english/spellings.yaml', 'grey: a gray'],
  ['data/english/homophones.yaml', 'to: two'],
  ['data/english/plurals.yaml', 'മരം: മരങ്ങൾ'],
])('tells the fault in a table with its line: %s has “%s”', (path, text) => {
  const lines = faultsOf(path, `# A table.\n${text}\n`).map(({ line }) => line)
  expect([...new Set(lines)]).toEqual([2])
})
