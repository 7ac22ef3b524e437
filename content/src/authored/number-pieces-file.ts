import * as v from 'valibot'
import { Id, Text } from './text.ts'

/** `data/numbers.yaml`: the pieces that speak numbers, times and dates, each with its clip. */
export const NumberPiecesFile = v.array(v.strictObject({ say: Text, id: Id }))
export type NumberPiece = v.InferOutput<typeof NumberPiecesFile>[number]
