import type { CaptionTrack } from '@app/learning/bring'
import { Innertube, Log } from 'youtubei.js'
import type { CaptionClient } from '../outside/captions.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { ProviderFetch } from './provider-fetch.ts'

/** What the provider's player gets for a video. Each track has the URL of its captions. */
export type Player = { title: string; tracks: readonly (CaptionTrack & { url: string })[] }

// The library would write everything unknown to it to the console, with the whole reply.
Log.setLevel(Log.Level.NONE)

/**
 * Asks for a video like one of the provider's own apps. All that we know about youtubei.js is in this file.
 * It makes its session itself and leaves out the player's script and the settings, so that it requests
 * nothing but the video. Throws a ProviderFailure.
 */
export async function askPlayer(ask: ProviderFetch, source: string, client: CaptionClient): Promise<Player> {
  const innertube = await Innertube.create({
    fetch: ask,
    generate_session_locally: true,
    retrieve_player: false,
    retrieve_innertube_config: false,
    enable_session_cache: false,
  })
  const { basic_info, captions, playability_status } = await innertube
    .getBasicInfo(source, { client })
    .catch((cause: unknown) => {
      throw cause instanceof ProviderFailure ? cause : failureOf(cause)
    })
  const { status = '', reason = '' } = playability_status ?? {}
  if (status === 'LOGIN_REQUIRED')
    throw new ProviderFailure(/\bbot\b/i.test(reason) ? 'rate-limit' : 'private', reason)
  const tracks = captions?.caption_tracks ?? []
  if (tracks.length === 0)
    throw new ProviderFailure(status === 'OK' ? 'no-captions' : 'token', reason || status)
  return {
    title: basic_info.title ?? source,
    tracks: tracks.map(({ base_url, language_code, name, kind }) => ({
      language: language_code,
      name: name.toString(),
      generated: kind === 'asr',
      url: inJson(base_url),
    })),
  }
}

/** The first `fmt` counts, and the library keeps one that is already there. */
function inJson(address: string): string {
  const url = new URL(address, 'https://www.youtube.com')
  url.searchParams.set('fmt', 'json3')
  url.searchParams.delete('tlang')
  return url.href
}

/** The library throws for an error status, and for a video that cannot be played. */
function failureOf(cause: unknown): ProviderFailure {
  const message = cause instanceof Error ? cause.message : ''
  const info = cause instanceof Error && 'info' in cause ? cause.info : undefined
  const about = info && typeof info === 'object' && 'reason' in info ? String(info.reason) : ''
  if (/unavailable/i.test(message)) {
    if (/private/i.test(about)) return new ProviderFailure('private', about, { cause })
    return new ProviderFailure('not-found', about || message, { cause })
  }
  const status = /status code (\d+)/.exec(message)?.[1]
  if (status === '400' || status === '403') return new ProviderFailure('token', message, { cause })
  return new ProviderFailure(status ? 'network' : 'not-understood', message, { cause })
}
