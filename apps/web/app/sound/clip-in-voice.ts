import { inVoice } from '@app/learning/offline'
import { askVoice } from './ask-voice.ts'

/** Fetches a clip in the operator's voice, or our own clip if that voice has none or cannot be reached. */
export async function clipInVoice<Clip>(
  url: string,
  fetchClip: (url: string) => Promise<Clip>,
): Promise<Clip> {
  const address = inVoice(await askVoice(), url)
  return address === url ? fetchClip(url) : fetchClip(address).catch(() => fetchClip(url))
}
