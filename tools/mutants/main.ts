import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawMutants, type Mutant } from './draw.ts'
import { mutated } from './mutations.ts'
import { rooms, root, testsOf } from './rooms.ts'

/**
 * `npm run test:mutants -- --seed 7 --count 200 --room learning`: changes one small thing of the code after the other,
 * and says which changes no unit test of the room notices. It takes an hour or two, so it is no part of `npm test`.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '43' },
    count: { type: 'string', default: '200' },
    room: { type: 'string' },
    file: { type: 'string' },
    atOnce: { type: 'string', default: '2' },
  },
})
/** The tests beside a source come first: most changes die there. */
const near = 1
/** In milliseconds. A change may make a loop endless: that is noticed too. */
const limit = 600_000
const wanted = 0.8

const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
const [seed, count] = [Number(values.seed), Number(values.count)]
const chosen = rooms.filter(({ name }) => (values.room ?? name) === name)
const shares = chosen.reduce((sum, { share }) => sum + share, 0)
const mutants = chosen.flatMap((room) => {
  const all = drawMutants(
    room,
    values.file ? Number.POSITIVE_INFINITY : Math.round((count * room.share) / shares),
    seed,
  )
  return all.filter(({ file }) => file.includes(values.file ?? '')).slice(0, count)
})

const survived: Mutant[] = []
const queue = mutants.entries()
try {
  await Promise.all(
    Array.from({ length: Number(values.atOnce) }, async () => {
      for (const [at, mutant] of queue) {
        const killed = await isNoticed(mutant, at)
        if (!killed) survived.push(mutant)
        console.log(`${killed ? 'killed  ' : 'SURVIVED'} ${at + 1}/${mutants.length} ${lineOf(mutant)}`)
      }
    }),
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

console.log(`\nSeed ${seed}: ${mutants.length - survived.length} of ${mutants.length} are noticed.`)
for (const { name } of chosen) {
  const of = mutants.filter(({ room }) => room.name === name)
  const left = survived.filter(({ room }) => room.name === name).length
  console.log(`  ${name}: ${of.length - left} of ${of.length}`)
}
for (const mutant of survived) console.log(`  ${lineOf(mutant)}`)
process.exitCode = survived.length > mutants.length * (1 - wanted) ? 1 : 0

/** Whether a test of the room fails with this change: first those beside the source, then all that reach it. */
async function isNoticed(mutant: Mutant, at: number): Promise<boolean> {
  const tests = testsOf(mutant.room, mutant.file)
  const beside = tests.filter(({ far }) => far <= near)
  const others = tests.filter(({ far }) => far > near)
  for (const some of [beside, others])
    if (
      some.length > 0 &&
      !(await passes(
        mutant,
        at,
        some.map(({ file }) => file),
      ))
    )
      return true
  return false
}

async function passes(
  { room, file, ...change }: Mutant,
  at: number,
  tests: readonly string[],
): Promise<boolean> {
  const text = join(folder, `${at}.ts`)
  writeFileSync(text, mutated(readFileSync(join(root, file), 'utf8'), change))
  const args = ['run', '--config', 'tools/mutants/vitest.config.ts', '--reporter=dot', '--silent']
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...args, ...tests.map((one) => join(root, one))],
    {
      cwd: root,
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, MUTANT_FILE: file, MUTANT_TEXT: text, MUTANT_CONFIG: room.config },
    },
  )
  const late = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), limit)
  const [code] = await once(child, 'close')
  clearTimeout(late)
  return code === 0
}

function lineOf({ file, at, from, to }: Mutant): string {
  const text = readFileSync(join(root, file), 'utf8')
  const line = text.slice(0, at).split('\n').length
  const shown = text.split('\n')[line - 1]?.trim() ?? ''
  return `${file}:${line} “${from.trim()}” → “${to.trim()}” in ${shown}`
}
