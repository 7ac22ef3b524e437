/** What is known of a clip. `key` is what it was made from: as long as that is the same, so are its bytes. */
export type ManifestEntry = {
  source: 'made' | 'recorded'
  /** What it speaks; the sounds of the app speak nothing. */
  say?: string
  hash: string
  bytes: number
  seconds?: number
  key?: string
}

/** `audio/manifest.json`: the clips by their ids, and whether each is made or recorded. */
export type Manifest = ReadonlyMap<string, ManifestEntry>

/** Our own program writes this file, so it is trusted; one that is missing or broken means that nothing is known. */
export function readManifest(text: string | undefined): Manifest {
  try {
    return new Map(Object.entries(JSON.parse(text ?? '{}') as Record<string, ManifestEntry>))
  } catch {
    return new Map()
  }
}

/** One line a clip, in the order of the ids, so that a change of one clip is a change of one line. */
export function writeManifest(manifest: Manifest): string {
  const lines = [...manifest]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
