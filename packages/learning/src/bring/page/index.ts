export { mostFileBytes } from '../text/limits.ts'
export { pageOfBrought } from './page-of.ts'
