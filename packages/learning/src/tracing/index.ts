export type { Bitmap } from './bitmap.ts'
export { dabsOf } from './dabs.ts'
export { type Guide, layOutGuide, middleOfLine, paper, sizeOfText, toleranceOf } from './guide.ts'
export { type JudgedTrace, judgeTrace, type TraceVerdict } from './judge-trace.ts'
export { type Checkpoint, type LetterStrokes, type PackedStrokes, unpackStrokes } from './letter-strokes.ts'
export { linesOf } from './lines-of.ts'
export { strayedFrom } from './strayed-from.ts'
export type { Point, Stroke } from './stroke.ts'
export { makeTarget, type Target } from './target.ts'
export { type FreeLetter, laidOver, writeFreely } from './write-freely.ts'
export {
  isWritten,
  nextPart,
  type Slip,
  startWriting,
  type Writing,
  wantsHint,
  writeStroke,
} from './write-letter.ts'
