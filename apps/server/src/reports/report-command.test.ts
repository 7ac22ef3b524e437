import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReportRequest } from '@app/api'
import { findItem } from '@app/content/find-item'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { ranCommand } from '../operator/testing-command.ts'
import { aDirectory, freshDatabase, openDatabase } from '../testing/start-app.ts'
import { reportCommand } from './report-command.ts'
import { reportStore } from './report-store.ts'

const run = (settings: Record<string, string>, ...args: string[]) =>
  ranCommand(reportCommand(findItem), settings, ...args)

const aReport = (fields: Partial<ReportRequest> = {}): ReportRequest => ({
  id: crypto.randomUUID(),
  kind: 'word',
  item: 'onam',
  shown: 'ഓണം – Onam',
  note: 'The plural is missing.',
  language: 'ml',
  version: '1.2.3',
  ...fields,
})

async function withReports(...reports: ReportRequest[]) {
  const DATABASE_URL = await freshDatabase()
  const store = reportStore(openDatabase(DATABASE_URL))
  for (const report of reports) await store.add(report)
  return { settings: { DATABASE_URL }, store }
}

it('lists, shows, closes and deletes reports', async () => {
  const { settings, store } = await withReports(aReport(), aReport({ kind: 'page', item: 'site' }))
  const { code, said } = await run(settings, 'list')
  expect(code).toBe(0)
  expect(said).toMatch(
    /^1\t.*\topen\tml\tcontent\/data\/lexicon\/culture\.yaml:\d+\t.*\n2\t.*\tpage site\t.*\n$/,
  )
  expect((await run(settings, 'show', '1')).said).toContain(
    'About: word onam\nWritten in: content/data/lexicon/',
  )

  expect(await run(settings, 'close', '1')).toEqual({ code: 0, said: 'Report 1 is closed.\n' })
  expect(await run(settings, 'delete', '2')).toEqual({ code: 0, said: 'Report 2 is deleted.\n' })
  expect(await store.all()).toMatchObject([{ number: '1', closed_at: expect.any(Date) }])
  expect(await run(settings, 'list')).toEqual({ code: 0, said: 'There are no open reports.\n' })
  expect((await run(settings, 'list', '--all')).said).toMatch(/^1\t\S+\tclosed\t/)
  expect(await run(settings, 'show', '2')).toEqual({ code: 1, said: 'There is no report 2.\n' })
})

it('exports YAML into a file, and writes over nothing', async () => {
  const { settings } = await withReports(aReport({ kind: 'line', item: 'travel/2' }))
  const file = join(aDirectory(), 'reports.yaml')
  expect(await run(settings, 'export', file)).toEqual({ code: 0, said: `${file} has 1 reports.\n` })
  expect(parse(readFileSync(file, 'utf8'))).toMatchObject({
    reports: [{ file: 'content/data/films/travel/script.yaml', kind: 'line', id: 'travel/2' }],
  })
  expect(await run(settings, 'export', file)).toEqual({
    code: 1,
    said: `${file} is there already: choose another name.\n`,
  })
})

it.each([[[]], [['show', 'one']], [['delete', '1', '2']]])('explains itself when told %j', async (args) => {
  const { code, said } = await run({}, ...args)
  expect(code).toBe(1)
  expect(said).toMatch(/^Say what to do:\n/)
})
