import { failedSteps, routeTypes, typeSteps } from './steps.ts'

/** `npm run typecheck`: the types of every room. */
const failed = [...(await failedSteps([routeTypes])), ...(await failedSteps(typeSteps))]
process.exitCode = failed.length > 0 ? 1 : 0
