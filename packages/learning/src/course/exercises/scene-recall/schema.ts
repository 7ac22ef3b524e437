import * as v from 'valibot'
import { choices, Targets } from '../parts.ts'
import { Said } from '../scene/schema.ts'

/**
 * Another day: what was said in a scene? `line` is heard or read again, and one of the options is what it says. The
 * options have their Malayalam too, as `ml`.
 */
export const SceneRecall = v.object({
  kind: v.literal('scene-recall'),
  targets: Targets,
  scene: v.string(),
  by: v.picklist(['eye', 'ear']),
  question: v.object({ en: v.string(), ml: v.string() }),
  line: v.object({ ...Said.entries, by: v.string() }),
  ...choices,
})
export type SceneRecall = v.InferOutput<typeof SceneRecall>
