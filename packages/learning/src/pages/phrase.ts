import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('The text must not be empty.'))

/** A travel phrase: the English, the Malayalam, and the meaning of each word. */
export const Phrase = v.object({ id: text, phrase: text, mal: text, meaning: text, audio: text })
export type Phrase = v.InferOutput<typeof Phrase>
