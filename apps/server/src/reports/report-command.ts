import { writeFileSync } from 'node:fs'
import type { Command, Operator } from '../operator/command.ts'
import { type KeptReport, reportStore } from './report-store.ts'
import { exportReports, type FindPlace, listReports, showReport } from './report-text.ts'

const usage = `Say what to do:
  npm run reports -- list [--all]      the open reports, or the closed ones as well
  npm run reports -- show NUMBER       all of one
  npm run reports -- close NUMBER      marks one as done
  npm run reports -- delete NUMBER     removes one for good
  npm run reports -- export [FILE]     all of them as YAML, with file and id`

/** The reports, for operators. `findPlace` finds where a piece of content is written. See `docs/reports.md`. */
export const reportCommand =
  (findPlace: FindPlace): Command =>
  async ([what, given, ...more], operator) => {
    if (more.length > 0) explain()
    switch (what) {
      case 'list':
        return given === undefined || given === '--all'
          ? list(given === '--all', findPlace, operator)
          : explain()
      case 'show':
        return show(readNumber(given), findPlace, operator)
      case 'close':
        return change(readNumber(given), 'close', operator)
      case 'delete':
        return change(readNumber(given), 'remove', operator)
      case 'export':
        return exportAll(given, findPlace, operator)
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

async function list(closedToo: boolean, findPlace: FindPlace, operator: Operator) {
  const reports = (await allReports(operator)).filter(({ closed_at }) => closedToo || !closed_at)
  for (const line of listReports(reports, findPlace)) operator.say(line)
  if (reports.length === 0) operator.say(closedToo ? 'There are no reports.' : 'There are no open reports.')
}

async function show(number: number, findPlace: FindPlace, operator: Operator) {
  const report = (await allReports(operator)).find((report) => Number(report.number) === number)
  if (!report) throw missing(number)
  operator.say(showReport(report, findPlace))
}

async function change(number: number, how: 'close' | 'remove', { say, withDatabase }: Operator) {
  if (!(await withDatabase((db) => reportStore(db)[how](number)))) throw missing(number)
  say(`Report ${number} is ${how === 'close' ? 'closed' : 'deleted'}.`)
}

async function exportAll(file: string | undefined, findPlace: FindPlace, operator: Operator) {
  const reports = await allReports(operator)
  const yaml = exportReports(reports, findPlace)
  if (file === undefined) {
    operator.say(yaml.trimEnd())
    return
  }
  const path = operator.pathOf(file)
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
  operator.say(`${path} has ${reports.length} reports.`)
}

function missing(number: number) {
  return new Error(`There is no report ${number}.`)
}

/** All reports that are not too old. */
const allReports = ({ withDatabase }: Operator): Promise<KeptReport[]> =>
  withDatabase(async (db) => {
    const store = reportStore(db)
    await store.trim()
    return store.all()
  })
