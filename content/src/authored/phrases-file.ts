import * as v from 'valibot'
import { Id, Text } from './text.ts'

/** A traveller's phrase, how it is said (by the clip of the same id), and what its words mean one by one. */
const AuthoredPhrase = v.strictObject({ id: Id, phrase: Text, mal: Text, meaning: Text })
export type AuthoredPhrase = v.InferOutput<typeof AuthoredPhrase>

/** `data/phrases.yaml`, as its author writes it. */
export const PhrasesFile = v.array(AuthoredPhrase)
