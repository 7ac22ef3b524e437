export { find } from './find.ts'
export { type FindIndex, foldText, makeFindIndex } from './find-index.ts'
export { foldLatin } from './fold.ts'
export { soundsAlike } from './sounds-alike.ts'
