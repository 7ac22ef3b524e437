import { spawnSync } from 'node:child_process'

/** A command of Node that must pass, and its name in the report of failures. */
export type Step = [name: string, args: string[]]

const rooms = [
  'packages/malayalam',
  'packages/learning',
  'packages/coach',
  'packages/api',
  'content',
  'films',
  'apps/server',
  'apps/web',
  'apps/web/sw',
  'tools',
]

/** The routes' types are written first, because the web's own types need them. */
export const typeSteps: Step[] = [
  ['types of routes', ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'apps/web']],
  ...rooms.map((room): Step => [`types: ${room}`, ['node_modules/typescript/bin/tsc', '-p', room]]),
]

/**
 * Checks that what teachers write is right, and that every film is made from the present script and drawings.
 */
export const contentSteps: Step[] = [
  ['content', ['content/src/check-content.ts', ...process.argv.slice(2)]],
  ['films', ['films/src/check-films.ts']],
]

/** Runs every step, even after a failure, and returns the names of those that failed. */
export function failedSteps(steps: readonly Step[]): string[] {
  return steps.filter(([name, args]) => !passes(name, args)).map(([name]) => name)
}

function passes(name: string, args: string[]): boolean {
  console.log(`\n${name}`)
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
}
