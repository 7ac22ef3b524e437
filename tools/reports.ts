import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { connect } from '../apps/server/src/db/connect.ts'
import { findDatabase } from '../apps/server/src/db/find-database.ts'
import { type KeptReport, reportStore } from '../apps/server/src/reports/report-store.ts'
import { exportReports, listReports, showReport } from '../apps/server/src/reports/report-text.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { findItem } from '../content/src/find-item.ts'

/** `npm run reports`, for operators: the reports on the server with these settings. See `docs/reports.md`. */
const usage = `Say what to do:
  npm run reports -- list [--all]      the open reports, or the closed ones as well
  npm run reports -- show NUMBER       all of one
  npm run reports -- close NUMBER      marks one as done
  npm run reports -- delete NUMBER     removes one for good
  npm run reports -- export [FILE]     all of them as YAML, with file and id`

const [what, given, ...more] = process.argv.slice(2)

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run() {
  if (more.length > 0) throw new Error(usage)
  switch (what) {
    case 'list':
      return given === undefined || given === '--all' ? list(given === '--all') : explain()
    case 'show':
      return show(readNumber(given))
    case 'close':
      return change(readNumber(given), 'close')
    case 'delete':
      return change(readNumber(given), 'remove')
    case 'export':
      return exportAll(given)
    default:
      return explain()
  }
}

function explain(): never {
  throw new Error(usage)
}

function readNumber(text: string | undefined): number {
  const number = Number(text)
  return text && /^\d{1,15}$/.test(text) ? number : explain()
}

async function list(closedToo: boolean) {
  const reports = (await allReports()).filter(({ closed_at }) => closedToo || !closed_at)
  for (const line of listReports(reports, findItem)) console.log(line)
  if (reports.length === 0) console.log(closedToo ? 'There are no reports.' : 'There are no open reports.')
}

async function show(number: number) {
  const report = (await allReports()).find((report) => Number(report.number) === number)
  if (!report) throw missing(number)
  console.log(showReport(report, findItem))
}

async function change(number: number, how: 'close' | 'remove') {
  if (!(await withStore((store) => store[how](number)))) throw missing(number)
  console.log(`Report ${number} is ${how === 'close' ? 'closed' : 'deleted'}.`)
}

async function exportAll(file: string | undefined) {
  const reports = await allReports()
  const yaml = exportReports(reports, findItem)
  if (file === undefined) {
    process.stdout.write(yaml)
    return
  }
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  try {
    writeFileSync(path, yaml, { flag: 'wx' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      code === 'EEXIST'
        ? `${path} is there already: choose another name.`
        : `${path} could not be written (${code}).`,
    )
  }
  console.log(`${path} has ${reports.length} reports.`)
}

function missing(number: number) {
  return new Error(`There is no report ${number}.`)
}

/** All reports that are not too old. */
function allReports(): Promise<KeptReport[]> {
  return withStore(async (store) => {
    await store.trim()
    return store.all()
  })
}

async function withStore<Result>(use: (store: ReturnType<typeof reportStore>) => Promise<Result>) {
  const root = resolve(import.meta.dirname, '..')
  const db = connect(await findDatabase(readSettings(process.env, root)), () => {})
  try {
    return await use(reportStore(db))
  } finally {
    await db.destroy()
  }
}
