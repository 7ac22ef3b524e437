import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())

/** A part of a line. `say` is Malayalam with a clip, and its meaning in English. */
export const Inline = v.variant('type', [
  v.object({ type: v.literal('text'), text }),
  v.object({ type: v.literal('strong'), text }),
  v.object({ type: v.literal('em'), text }),
  v.object({ type: v.literal('key'), text }),
  v.object({ type: v.literal('link'), text, href: text }),
  v.object({ type: v.literal('say'), text, audio: text, meaning: v.optional(text) }),
])
export type Inline = v.InferOutput<typeof Inline>

export const Block = v.variant('type', [
  v.object({ type: v.literal('heading'), text }),
  v.object({ type: v.literal('paragraph'), line: v.array(Inline) }),
  v.object({ type: v.literal('list'), ordered: v.boolean(), items: v.array(v.array(Inline)) }),
])
export type Block = v.InferOutput<typeof Block>

/** An article of the blog. `date` is an ISO date; `slug` is the last part of its address. */
export const Article = v.object({
  slug: text,
  category: v.picklist(['Article', 'Guide']),
  date: v.pipe(v.string(), v.isoDate('The date must read like 2026-11-20.')),
  title: text,
  summary: text,
  body: v.array(Block),
})
export type Article = v.InferOutput<typeof Article>
