import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const tool = join(import.meta.dirname, '../../../../tools/reports.ts')

/** What `npm run reports` says to the operator of the journeys' server. */
export const reportsTool = (...args: string[]): string =>
  execFileSync(process.execPath, [tool, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: process.env.JOURNEYS_DIR },
  })
