import { failedSteps, typeSteps } from './steps.ts'

/** `npm run typecheck`: checks the types of every package. */
process.exitCode = failedSteps(typeSteps).length > 0 ? 1 : 0
