import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A command of Node that must pass, and its name in the report of failures. */
export type Step = [name: string, args: string[]]

/** The routes' types are written first, because the web's own types need them. */
export const routeTypes: Step = [
  'types of routes',
  ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'apps/web'],
]

/** Every project of `tsconfig.json`, each source once; what has not changed since the last time is not read again. */
export const typeStep: Step = ['types', ['node_modules/typescript/bin/tsc', '-b']]

/**
 * Checks that what teachers write is right, and that every film is made from the present script and drawings.
 */
export const contentSteps: Step[] = [
  ['content', ['content/src/check-content.ts', ...process.argv.slice(2)]],
  ['films', ['films/src/check-films.ts']],
]

/** A step keeps about one processor busy. */
const atOnce = 2

/** Runs every step, two at a time, even after a failure, and returns the names of those that failed. */
export async function failedSteps(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = []
  const next = steps.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [name, args] of next) if (!(await passes(name, args))) failed.push(name)
    }),
  )
  return failed
}

/** Prints the whole output of a step when the step has ended. */
async function passes(name: string, args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const [code] = await once(child, 'close')
  console.log(`\n${name}\n${said.trimEnd()}`)
  return code === 0
}
