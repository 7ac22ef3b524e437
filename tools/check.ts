import { spawnSync } from 'node:child_process'
import { buildWeb } from './build-web.ts'

/** `npm run check`: everything that can be said of the code without running it, and the sizes of what is shipped. */
const steps: [name: string, args: string[]][] = [
  ['format, lint, walls', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['types of routes', ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'apps/web']],
  ...[
    'packages/malayalam',
    'packages/learning',
    'packages/api',
    'content',
    'apps/server',
    'apps/web',
    'apps/web/sw',
    'tools',
  ].map((room): [string, string[]] => [`types: ${room}`, ['node_modules/typescript/bin/tsc', '-p', room]]),
  ['unused code', ['node_modules/knip/bin/knip.js']],
  ['content', ['content/src/check-content.ts']],
  ['messages', ['tools/check-messages.ts']],
]

const failed = steps.filter(([name, args]) => !passes(name, args)).map(([name]) => name)
await buildWeb()
if (!passes('sizes', ['node_modules/size-limit/bin.js'])) failed.push('sizes')

console.log(failed.length > 0 ? `\nNot right: ${failed.join('; ')}.` : '\nAll right.')
process.exitCode = failed.length > 0 ? 1 : 0

function passes(name: string, args: string[]): boolean {
  console.log(`\n${name}`)
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
}
