import { failedSteps, typeSteps } from './steps.ts'

/** `npm run typecheck`: the types of every room. */
process.exitCode = failedSteps(typeSteps).length > 0 ? 1 : 0
