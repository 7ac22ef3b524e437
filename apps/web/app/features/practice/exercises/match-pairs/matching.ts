/** A matching under way: what was picked on the left, what is matched, and the wrong tries. */
export type Matching = {
  picked: number | undefined
  matched: readonly number[]
  misses: readonly { text: number; match: number }[]
  /** The last try, if it was wrong: it shows until the next tap. */
  wrong: { text: number; match: number } | undefined
}

export const noMatches: Matching = { picked: undefined, matched: [], misses: [], wrong: undefined }

/** A word on the left was picked. */
export function pick(matching: Matching, text: number): Matching {
  if (matching.matched.includes(text)) return matching
  return { ...matching, picked: text, wrong: undefined }
}

/** Its other half was chosen: nothing happens before a word is picked. */
export function join(matching: Matching, match: number): Matching {
  const { picked, matched, misses } = matching
  if (picked === undefined || matched.includes(match)) return matching
  if (picked === match) return { picked: undefined, matched: [...matched, match], misses, wrong: undefined }
  const wrong = { text: picked, match }
  return { picked: undefined, matched, misses: [...misses, wrong], wrong }
}
