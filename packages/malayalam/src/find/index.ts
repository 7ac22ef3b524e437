export { find } from './find.ts'
export { type FindIndex, makeFindIndex } from './find-index.ts'
