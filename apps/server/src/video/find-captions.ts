import {
  type CaptionTrack,
  cleanText,
  joinEnglish,
  type ParsedCaptions,
  readJson3,
  trackOf,
} from '@app/learning/bring'
import type { CaptionsOutcome, CaptionsSettings } from '../outside/captions.ts'
import { askPlayer, type Player } from './ask-player.ts'
import { jsonOf } from './found-captions.ts'
import { ProviderFailure } from './provider-failure.ts'
import { type ProviderFetch, providerFetch } from './provider-fetch.ts'

/** In milliseconds: after this time no further client is tried, because a learner is waiting. */
const timeLimit = 30_000

type Provider = Extract<CaptionsSettings, { provider: 'youtube' }>

/**
 * Asks the provider for a video's captions in a language, and for English beside them. The clients are tried
 * in their order, until one gets readable captions. If none does, the most informative refusal is returned.
 */
export async function findCaptions(
  source: string,
  language: string,
  { address, clients }: Provider,
): Promise<CaptionsOutcome> {
  const ask = providerFetch(address)
  const began = performance.now()
  let failure = new ProviderFailure('network', 'No client was asked.')
  try {
    const about = await askAbout(ask, source)
    for (const client of clients) {
      if (performance.now() - began > timeLimit) break
      try {
        return await captionsOf(ask, await askPlayer(ask, source, client), language, about)
      } catch (error) {
        failure = moreInformative(failure, failureOf(error))
        if (failure.reason === 'rate-limit' || failure.reason === 'not-found') break
      }
    }
  } catch (error) {
    failure = failureOf(error)
  }
  return { type: 'failed', reason: failure.reason }
}

/** A later refusal replaces an earlier one, unless it says less. */
const byInformation = [
  'network',
  'not-understood',
  'token',
  'no-captions',
  'private',
  'not-found',
  'rate-limit',
]
const moreInformative = (before: ProviderFailure, now: ProviderFailure) =>
  byInformation.indexOf(now.reason) >= byInformation.indexOf(before.reason) ? now : before

const failureOf = (error: unknown) =>
  error instanceof ProviderFailure
    ? error
    : new ProviderFailure('not-understood', 'The provider’s answer is strange.', { cause: error })

async function captionsOf(
  ask: ProviderFetch,
  { title: itsTitle, tracks }: Player,
  language: string,
  about: About,
): Promise<CaptionsOutcome> {
  const title = bounded(about.title ?? itsTitle)
  const track = trackOf(tracks, language)
  if (!track) return { type: 'no-language', title, tracks: tracks.slice(0, maxTracks).map(shown) }

  const original = await linesOf(ask, track.url)
  const englishTrack = trackOf(tracks, 'en')
  const isOther = englishTrack && englishTrack.url !== track.url
  const english = isOther ? await linesOf(ask, englishTrack.url).catch(() => undefined) : undefined
  const joined = english && joinEnglish(original, english)
  const lines = joined?.type === 'lines' ? joined.lines : original.lines
  return {
    type: 'found',
    title,
    track: shown(track),
    english: joined?.type === 'lines' && englishTrack ? shown(englishTrack) : null,
    lines: lines.length,
    embeddable: about.embeddable,
    json: jsonOf(lines),
  }
}

/** More languages than the provider has. */
const maxTracks = 200

/** The provider's users may have written any text, and it goes into the database. */
const bounded = (text: string) => cleanText(text).slice(0, 200).toWellFormed()

const shown = ({ language, name, generated }: CaptionTrack) => ({
  language: bounded(language),
  name: bounded(name),
  generated,
})

type Lines = Extract<ParsedCaptions, { type: 'lines' }>

/** An empty reply is how the provider asks for a token. */
async function linesOf(ask: ProviderFetch, url: string): Promise<Lines> {
  const reply = await ask(url)
  const text = reply.ok ? await reply.text() : ''
  if (reply.status === 404) throw new ProviderFailure('no-captions', 'The captions are gone.')
  if (text.trim() === '') throw new ProviderFailure('token', `The captions are empty, with ${reply.status}.`)
  const read = readJson3(text)
  if (!read) throw new ProviderFailure('not-understood', 'The captions are in no form that is known.')
  if (read.type === 'refused') throw new ProviderFailure('no-captions', 'Nothing is said.')
  return read
}

type About = { title?: string; embeddable: boolean }

/**
 * The title, from the provider's own way to embed a video. If the video does not exist, nothing more is
 * asked.
 */
async function askAbout(ask: ProviderFetch, source: string): Promise<About> {
  const watch = `https://www.youtube.com/watch?v=${source}`
  const reply = await ask(`https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(watch)}`)
  if (reply.status === 404 || reply.status === 400)
    throw new ProviderFailure('not-found', 'There is no such video.')
  if (!reply.ok) return { embeddable: reply.status !== 401 && reply.status !== 403 }
  const said: unknown = await reply.json().catch(() => undefined)
  const title = said && typeof said === 'object' && 'title' in said ? said.title : undefined
  return {
    embeddable: true,
    ...(typeof title === 'string' && title.trim() !== '' && { title: title.trim() }),
  }
}
