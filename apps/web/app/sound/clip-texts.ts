import { coachPaths } from '@app/api/paths'
import { cacheKeys } from '../device/storage/keys.ts'

const address = '/audio/texts.json'
/** By the ids of the clips. */
type Texts = Readonly<Record<string, string>>

let texts: Promise<Texts> | undefined

/** The text that a clip says. Undefined for the two sounds of the app, and if it cannot be known now. */
export async function textOfClip(clip: URL): Promise<string | undefined> {
  if (clip.pathname === coachPaths.speak) return clip.searchParams.get('text') ?? undefined
  const id = /^\/audio\/(?:[\w-]+\/)?(?<id>[\w-]+)\.mp3$/.exec(clip.pathname)?.groups?.id
  return id === undefined ? undefined : (await loadTexts())[id]
}

/**
 * The texts of all clips: at once from the device if it has them, while the server's newer ones are fetched
 * for the next time.
 */
export function loadTexts(): Promise<Texts> {
  texts ??= keptTexts().then(async (kept) => {
    const fetched = fetchTexts()
    if (!kept) return fetched
    void fetched.catch(() => undefined)
    return kept
  })
  // What did not arrive is requested again with the next clip.
  return texts.catch(() => {
    texts = undefined
    return {}
  })
}

async function fetchTexts(): Promise<Texts> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} was answered with ${reply.status}.`)
  // A browser may forbid keeping anything.
  await globalThis.caches
    ?.open(cacheKeys.clipTexts)
    .then((cache) => cache.put(address, reply.clone()))
    .catch(() => undefined)
  return (await reply.json()) as Texts
}

async function keptTexts(): Promise<Texts | undefined> {
  const reply = await globalThis.caches
    ?.match(address, { cacheName: cacheKeys.clipTexts })
    .catch(() => undefined)
  return (await reply?.json()) as Texts | undefined
}
