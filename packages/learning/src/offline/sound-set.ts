/**
 * The clips that one button keeps for offline use: those of a level page's nine topics, of the letters, of the
 * phrases, or of the whole course. Those of English are for who learns English.
 */
export const soundSets = [
  ...(['level', 'level2', 'level3', 'letters', 'phrases', 'course'] as const),
  ...(['english-level', 'english-level2', 'english-level3', 'english-course'] as const),
] as const
export type SoundSet = (typeof soundSets)[number]
export type EnglishSoundSet = Extract<SoundSet, `english-${string}`>

/** The address of a clip with its version, and its size in bytes. */
export type Sound = { url: string; bytes: number }

/** The sets of English for who does not learn it: nothing is in them. */
export const noEnglishSets: Readonly<Record<EnglishSoundSet, readonly Sound[]>> = {
  'english-level': [],
  'english-level2': [],
  'english-level3': [],
  'english-course': [],
}

/** The bytes of a set that are on the device, the bytes of the whole set, and the clips that are missing. */
export type Tally = { kept: number; total: number; missing: readonly Sound[] }

export function tally(sounds: readonly Sound[], kept: ReadonlySet<string>): Tally {
  const missing = sounds.filter(({ url }) => !kept.has(url))
  const total = bytesOf(sounds)
  return { kept: total - bytesOf(missing), total, missing }
}

/** The kept clips to delete when the learner gives up a set: those that are in no other complete set. */
export function droppable(
  given: SoundSet,
  sets: Readonly<Record<SoundSet, readonly Sound[]>>,
  kept: ReadonlySet<string>,
): string[] {
  const others = soundSets.filter((set) => set !== given && tally(sets[set], kept).missing.length === 0)
  const needed = new Set(others.flatMap((set) => sets[set].map(({ url }) => url)))
  return sets[given].map(({ url }) => url).filter((url) => kept.has(url) && !needed.has(url))
}

const bytesOf = (sounds: readonly Sound[]) => sounds.reduce((sum, { bytes }) => sum + bytes, 0)
