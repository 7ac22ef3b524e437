import * as v from 'valibot'
import { AnItem, Targets } from '../parts.ts'

const texts = v.pipe(v.array(v.string()), v.readonly())

/**
 * An English word, or a sentence (`sentence`), to type: by its Malayalam, or as it is heard. `accepted` has what is
 * right, the usual first; `others` words that may stand for one of its own, `open` what the Malayalam leaves open.
 * `synonyms` are other words for the same Malayalam. `told`: by which of its words each item is known.
 */
export const TypeEnglish = v.object({
  kind: v.literal('type-english'),
  targets: Targets,
  by: v.picklist(['meaning', 'ear']),
  sentence: v.optional(v.string()),
  means: v.string(),
  audio: v.optional(v.string()),
  accepted: v.pipe(texts, v.minLength(1)),
  others: v.pipe(v.array(v.pipe(v.tuple([v.string(), v.string()]), v.readonly())), v.readonly()),
  synonyms: texts,
  open: v.pipe(v.array(v.picklist(['present', 'past', 'must'])), v.readonly()),
  told: v.pipe(v.array(v.object({ item: AnItem, words: texts })), v.readonly()),
})
export type TypeEnglish = v.InferOutput<typeof TypeEnglish>
