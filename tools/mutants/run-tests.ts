import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Mutant } from './draw.ts'
import { mutated } from './mutations.ts'
import { type Room, root, testsOf } from './rooms.ts'

/** The tests that import a source themselves are run first: most changes die there. */
const near = 1
/** In milliseconds. A change may make a loop endless: that is noticed too. */
const limit = 900_000

/** The test file that notices a change, `endless` where the tests never end, or undefined if none notices it. */
export async function killerOf(mutant: Mutant, folder: string, at: number): Promise<string | undefined> {
  const { room, file, ...change } = mutant
  const tests = testsOf(room, file)
  const text = join(folder, `${at}.ts`)
  writeFileSync(text, mutated(readFileSync(join(root, file), 'utf8'), change))
  const isNear = ({ far }: (typeof tests)[number]) => far <= near
  for (const some of [tests.filter(isNear), tests.filter((test) => !isNear(test))]) {
    const killer = await firstFailing(
      room,
      some.map(({ file }) => file),
      `${text}.json`,
      { file, text },
    )
    if (killer !== undefined) return killer
  }
  return undefined
}

const clean = new Map<string, Promise<string | undefined>>()

/** Throws if a test file fails though nothing is changed: then it says nothing about changes. */
export async function mustPass(room: Room, test: string, folder: string): Promise<void> {
  const report = join(folder, `clean-${clean.size}.json`)
  const known = clean.get(test) ?? firstFailing(room, [test], report)
  clean.set(test, known)
  if ((await known) !== undefined) throw new Error(`${test} fails without any change.`)
}

/** Runs tests until one fails, and returns its file. */
async function firstFailing(
  { config }: Room,
  tests: readonly string[],
  report: string,
  change = { file: '', text: '' },
): Promise<string | undefined> {
  if (tests.length === 0) return undefined
  const options = [
    '--config',
    'tools/mutants/vitest.config.ts',
    '--silent',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const files = tests.map((test) => join(root, test))
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options, ...files], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, MUTANT_FILE: change.file, MUTANT_TEXT: change.text, MUTANT_CONFIG: config },
  })
  let isLate = false
  const end = setTimeout(() => {
    isLate = true
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  }, limit)
  const [code] = await once(child, 'close')
  clearTimeout(end)
  if (code === 0) return undefined
  return isLate ? 'endless' : failedIn(report)
}

/** A run that ends without a report could not even read the source. */
function failedIn(report: string): string {
  if (!existsSync(report)) return 'no report'
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string }[]
  }
  const failed = testResults.find(({ status }) => status === 'failed')
  return failed ? relative(root, failed.name) : 'no report'
}
