import { contentSteps, failedSteps } from './steps.ts'

/** `npm run check:content`: finds faults in what teachers write, and in the films made from it. */
process.exitCode = (await failedSteps(contentSteps)).length > 0 ? 1 : 0
