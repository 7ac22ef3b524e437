import * as v from 'valibot'
import { Id, Text } from './text.ts'

/** `data/numbers.yaml`: what numbers, times and dates are spoken of, each piece with its clip. */
export const NumberPiecesFile = v.array(v.strictObject({ say: Text, id: Id }))
export type NumberPiece = v.InferOutput<typeof NumberPiecesFile>[number]
