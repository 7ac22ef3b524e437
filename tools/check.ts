import { buildWeb } from './build-web.ts'
import { contentSteps, failedSteps, typeSteps } from './steps.ts'

/**
 * `npm run check`: everything that can be checked without running the code, and the sizes of what is shipped.
 */
const failed = failedSteps([
  ['format, lint, walls', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ...typeSteps,
  ['unused code', ['node_modules/knip/bin/knip.js']],
  ...contentSteps,
  ['messages', ['tools/check-messages.ts']],
])
await buildWeb()
failed.push(...failedSteps([['sizes', ['node_modules/size-limit/bin.js']]]))

console.log(failed.length > 0 ? `\nNot right: ${failed.join('; ')}.` : '\nAll right.')
process.exitCode = failed.length > 0 ? 1 : 0
