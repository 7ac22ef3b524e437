/** Who speaks in a clip: our engine, a person who was recorded, or a service that the operator has chosen. The two sounds of the app are nobody's voice. */
export type Speaker =
  | { kind: 'made'; engine: string; version: string; voice: string }
  | { kind: 'recorded'; speaker: string; licence: string }
  | { kind: 'operator'; model: string; voice: string; licence: string }
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

/** The address of every clip, by its id: that of the operator's voice where it speaks the clip. */
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
