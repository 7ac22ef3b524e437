/** Who speaks in a clip: our engine, or a person who was recorded. The two sounds of the app are nobody's voice. */
export type Speaker =
  | { kind: 'made'; engine: string; version: string; voice: string }
  | { kind: 'recorded'; speaker: string; licence: string }
  | { kind: 'chime' }

/** `/audio/manifest.json`: who speaks, each with the versions of their clips by the clips' ids. */
export type ClipManifest = readonly { speaker: Speaker; clips: Readonly<Record<string, string>> }[]

type Clip = { version: string; speaker: Speaker }

export function clipManifest(clips: Iterable<readonly [id: string, Clip]>): ClipManifest {
  const groups = new Map<string, { speaker: Speaker; clips: Record<string, string> }>()
  for (const [id, { speaker, version }] of clips) {
    const name = JSON.stringify(speaker)
    const group = groups.get(name) ?? { speaker, clips: {} }
    group.clips[id] = version
    groups.set(name, group)
  }
  return [...groups.values()]
}

/** The version of every clip, by its id. */
export function versionsIn(manifest: ClipManifest): ReadonlyMap<string, string> {
  return new Map(manifest.flatMap(({ clips }) => Object.entries(clips)))
}
