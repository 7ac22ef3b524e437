import * as v from 'valibot'
import { Text } from './text.ts'

/** `known-words.yaml`: words that are right although no word list has them, each with the reason. */
export const KnownWordsFile = v.array(v.strictObject({ word: Text, reason: Text }))
export type KnownWord = v.InferOutput<typeof KnownWordsFile>[number]
