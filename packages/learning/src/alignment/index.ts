export { align } from './align.ts'
export { difference } from './difference.ts'
