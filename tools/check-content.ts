import { contentSteps, failedSteps } from './steps.ts'

/** `npm run check:content`: the faults of what teachers write, and of the films made from it. */
process.exitCode = (await failedSteps(contentSteps)).length > 0 ? 1 : 0
