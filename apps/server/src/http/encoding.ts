import type { Encoding } from '../outside/pages.ts'

/** How bytes may be encoded, with our favourite first. */
export const encodings = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[]

/**
 * The encodings that a client accepts: its favourites first, and ours first among equals. `identity` is
 * always included, because refusing to reply helps nobody.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity']
  return seen.get(header) ?? remember(header)
}

/** Browsers send only a few different headers, so the result for each is cached. */
const seen = new Map<string, readonly Encoding[]>()
const maxSeen = 200

function remember(header: string): readonly Encoding[] {
  if (seen.size >= maxSeen) seen.clear()
  const accepted = readAccepted(header)
  seen.set(header, accepted)
  return accepted
}

function readAccepted(header: string): readonly Encoding[] {
  const weights = new Map(header.toLowerCase().split(',').map(readWeight))
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  return encodings
    .filter((encoding) => encoding === 'identity' || weight(encoding) > 0)
    .sort((a, b) => weight(b) - weight(a))
}

function readWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = q === undefined ? 1 : Number(q.slice(2))
  return [name, Number.isFinite(weight) ? weight : 0]
}
