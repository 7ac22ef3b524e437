/** The video id in a link that a learner pasted, or why there is none. */
export type VideoLink =
  | { type: 'video'; id: string }
  | { type: 'refused'; reason: 'empty' | 'no-address' | 'other-site' | 'no-video' | 'bad-id' }

const id = /^[\w-]{11}$/
const address =
  /^(?:(?:https?:)?\/\/)?(?<host>[^\s/?#:@]+)(?::\d+)?(?<path>\/[^\s?#]*)?(?:\?(?<query>[^\s#]*))?(?:#\S*)?$/i
const longHosts = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/i
const shortHosts = /^(?:www\.)?youtu\.be$/i
const inPath = /^\/(?:shorts|embed|live|v|e|watch)\/([^/]+)\/?$/i

/** No address that somebody pastes is longer. */
const longest = 2000

/** Reads a pasted link in any of the provider's forms, or a bare id. Nothing is fetched. */
export function readVideoLink(pasted: string): VideoLink {
  const text = pasted.trim().replace(/^<(.*)>$/s, '$1')
  if (text === '') return refused('empty')
  if (id.test(text)) return { type: 'video', id: text }

  const { host, path = '/', query = '' } = (text.length <= longest && address.exec(text)?.groups) || {}
  if (!host || !/\.[a-z]{2,}$/i.test(host)) return refused('no-address')
  if (shortHosts.test(host)) return named(/^\/([^/]+)/.exec(path)?.[1])
  if (!longHosts.test(host)) return refused('other-site')
  return named(inPath.exec(path)?.[1] ?? (/^\/watch\/?$/i.test(path) ? parameter(query, 'v') : undefined))
}

function named(found: string | undefined): VideoLink {
  if (!found) return refused('no-video')
  return id.test(found) ? { type: 'video', id: found } : refused('bad-id')
}

function parameter(query: string, name: string): string | undefined {
  const pairs = query.split(/&(?:amp;)?/).map((pair) => pair.split('='))
  return pairs.find(([key]) => key === name)?.[1]
}

const refused = (reason: Extract<VideoLink, { type: 'refused' }>['reason']): VideoLink => ({
  type: 'refused',
  reason,
})
