import { failedSteps, routeTypes, typeSteps } from './steps.ts'

/** `npm run typecheck`: checks the types of every package. */
const failed = [...(await failedSteps([routeTypes])), ...(await failedSteps(typeSteps))]
process.exitCode = failed.length > 0 ? 1 : 0
