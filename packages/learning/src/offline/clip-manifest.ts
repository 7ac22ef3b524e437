/**
 * The speaker of a clip: our speech engine, a person who was recorded, or a service that the operator chose.
 * `chime` is for the two sounds of the app, which nobody speaks.
 */
export type Speaker =
  | { kind: 'made'; engine: string; version: string; voice: string }
  | { kind: 'recorded'; speaker: string; licence: string }
  | { kind: 'operator'; model: string; voice: string; licence: string }
  | { kind: 'chime' }

/** `/audio/manifest.json`: for each speaker, the versions of their clips by clip id. */
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

/**
 * The address of every clip by its id. A clip that the operator's voice speaks has its address in that voice.
 */
export function addressesIn(manifest: ClipManifest): ReadonlyMap<string, string> {
  const operatorsLast = manifest.toSorted(
    (one, other) => Number(isOperators(one)) - Number(isOperators(other)),
  )
  return new Map(
    operatorsLast.flatMap(({ speaker, clips }) => {
      const folder = speaker.kind === 'operator' ? `${speaker.voice}/` : ''
      return Object.entries(clips).map(
        ([id, version]) => [id, `/audio/${folder}${id}.mp3?v=${version}`] as const,
      )
    }),
  )
}

const isOperators = ({ speaker }: ClipManifest[number]) => speaker.kind === 'operator'
