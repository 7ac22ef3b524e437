import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawMutants, type Mutant } from './draw.ts'
import { rooms, root } from './rooms.ts'
import { killerOf, mustPass } from './run-tests.ts'

/**
 * `npm run test:mutants -- --seed 7 --count 200 --room learning --file session/step`: changes one small thing of the
 * code after the other, and says which changes no unit test of its room notices. It takes an hour or two, so it is no
 * part of `npm test`.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '43' },
    count: { type: 'string', default: '200' },
    room: { type: 'string' },
    file: { type: 'string', default: '' },
    atOnce: { type: 'string', default: '2' },
  },
})
/** This share of the changes is to be noticed. */
const wanted = 0.8

const [seed, count] = [Number(values.seed), Number(values.count)]
const chosen = rooms.filter(({ name }) => (values.room ?? name) === name)
const shares = chosen.reduce((sum, { share }) => sum + share, 0)
const mutants = chosen.flatMap((room) =>
  drawMutants(room, seed)
    .filter(({ file }) => file.includes(values.file))
    .slice(0, Math.round((count * room.share) / shares)),
)

const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
const survived: Mutant[] = []
const queue = mutants.entries()
try {
  await Promise.all(
    Array.from({ length: Number(values.atOnce) }, async () => {
      for (const [at, mutant] of queue) {
        const killer = await killerOf(mutant, folder, at)
        if (killer?.endsWith('.ts')) await mustPass(mutant.room, killer, folder)
        if (killer === undefined) survived.push(mutant)
        console.log(
          `${at + 1}/${mutants.length} ${killer ? `killed by ${killer}` : 'SURVIVED'}: ${lineOf(mutant)}`,
        )
      }
    }),
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

console.log(`\nSeed ${seed}: ${mutants.length - survived.length} of ${mutants.length} are noticed.`)
for (const { name } of chosen) {
  const drawn = mutants.filter(({ room }) => room.name === name).length
  const left = survived.filter(({ room }) => room.name === name).length
  console.log(`  ${name}: ${drawn - left} of ${drawn}`)
}
for (const mutant of survived) console.log(`  ${lineOf(mutant)}`)
process.exitCode = survived.length > mutants.length * (1 - wanted) ? 1 : 0

function lineOf({ file, at, from, to }: Mutant): string {
  const text = readFileSync(join(root, file), 'utf8')
  const line = text.slice(0, at).split('\n').length
  const shown = text.split('\n')[line - 1]?.trim() ?? ''
  return `${file}:${line} “${from.trim()}” → “${to.trim()}” in ${shown}`
}
