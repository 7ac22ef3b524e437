/** The names of the provider's own apps in its protocol, as far as the library can act as them. */
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

/** Where captions come from, if they are fetched at all. The clients are tried in their order. */
export type CaptionsSettings =
  | { provider: 'off' }
  | { provider: 'youtube'; address: string; clients: readonly CaptionClient[] }

export const youtubeAddress = 'https://www.youtube.com'

/** In the order in which they last received captions without a token. */
export const usualClients: readonly CaptionClient[] = ['IOS', 'VISIONOS', 'ANDROID_VR', 'MWEB']
