import { failedSteps, routeTypes, typeStep } from './steps.ts'

/** `npm run typecheck`: checks the types of every package. */
const failed = [...(await failedSteps([routeTypes])), ...(await failedSteps([typeStep]))]
process.exitCode = failed.length > 0 ? 1 : 0
