/** The names under which the provider's protocol knows its own apps, of those that the library can speak as. */
export const captionClients = [
  'IOS',
  'VISIONOS',
  'ANDROID_VR',
  'ANDROID',
  'MWEB',
  'WEB',
  'WEB_EMBEDDED',
  'TV',
  'TV_SIMPLY',
] as const
export type CaptionClient = (typeof captionClients)[number]

/** Where captions come from, if they are fetched at all; the clients are tried in their order. */
export type CaptionsSettings =
  | { provider: 'off' }
  | { provider: 'youtube'; address: string; clients: readonly CaptionClient[] }

export const youtubeAddress = 'https://www.youtube.com'

/** In the order in which they were last known to be given captions without a token. */
export const usualClients: readonly CaptionClient[] = ['IOS', 'VISIONOS', 'ANDROID_VR', 'MWEB']
