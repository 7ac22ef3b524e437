export { align } from './align.ts'
export { difference } from './difference.ts'
export { editsApart } from './edits-apart.ts'
