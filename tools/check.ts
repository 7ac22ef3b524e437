import { buildWeb } from './build-web.ts'
import { contentSteps, failedSteps, routeTypes, typeStep } from './steps.ts'

/**
 * `npm run check`: everything that can be checked without running the code, and the sizes of what is shipped.
 */
const failed = await failedSteps([routeTypes])
const steps = await failedSteps([
  ['format, lint, walls', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['messages', ['tools/check-messages.ts']],
  ...contentSteps,
  ['unused code', ['node_modules/knip/bin/knip.js']],
  typeStep,
])
await buildWeb()
failed.push(...steps, ...(await failedSteps([['sizes', ['node_modules/size-limit/bin.js']]])))

console.log(failed.length > 0 ? `\nNot right: ${failed.join('; ')}.` : '\nAll right.')
process.exitCode = failed.length > 0 ? 1 : 0
