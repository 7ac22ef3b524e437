/** The video id in a text that a learner pasted or shared, or why there is none. */
export type VideoLink =
  | { type: 'video'; id: string }
  | { type: 'refused'; reason: 'empty' | 'no-address' | 'other-site' | 'no-video' | 'bad-id' }

const id = /^[\w-]{11}$/
/** These are in the place of an id, and have as many letters. */
const notIds = new Set(['videoseries', 'live_stream'])

/**
 * The provider's addresses in a text, and those of other sites that show its videos under the same paths: with `//`
 * before them anywhere, without it only where a word begins, so that the names of other sites that end or begin alike
 * are not taken for them.
 */
const ours =
  /(?:\/\/|(?<![^\s"'“”‘’«»<>()[\]{},;=|*_`]))(?<host>(?:(?:www|m|music|gaming|kids|img|studio)\.)?youtube(?:-nocookie)?\.com|(?:www\.)?youtu\.be|i\d?\.ytimg\.com|youtube\.googleapis\.com|(?:[a-z]+-)?youtu(?:be-com|-be)\.translate\.goog|(?:[\w-]+\.){0,2}(?:piped|invidious|yewtu|redinvidious|inv|yt)\.[\w.-]+|piped\.video|yewtu\.be)(?::\d{1,5})?(?=[/?#\s"'<>)\],;]|$)(?=(?<rest>[^\s"“”<>]*))/gi
/** Links of phones that open the provider's own app. */
const app =
  /\b(?:vnd\.)?youtube:(?:\/\/)?(?:www\.youtube\.com\/)?(?:watch\?v=|v\/)?(?<id>[\w-]{11})(?![\w-])/i
const anyAddress =
  /^(?:(?:https?:)?\/\/)?[^\s/?#:@]+\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$|https?:\/\/[^\s/?#:@]+\.[a-z]{2,}/i
const inPath = /^\/(?:shorts|embed|live|v|vi|e|w|watch|video)\/(?<id>[^/?&#]+)/i
const sentMarks = /^[\s"'“”‘’«»<>()[\]{}.,;:!]+|[\s"'“”‘’«»<>()[\]{}.,;:!?]+$/g

/** What somebody shares may have a text around its link, but not more than this. */
const longest = 20_000

/** A link within a link is written with signs for signs, and that again. */
const mostRounds = 4

/**
 * Finds the link to a video in whatever was pasted: in any of the provider's forms, in a sentence, in quotes,
 * in the code of a page, within the link of another site; or a bare id. Nothing is fetched.
 */
export function readVideoLink(pasted: string): VideoLink {
  const text = pasted
    .slice(0, longest)
    .replace(/[\u200B-\u200F\u2060\uFEFF]/g, '')
    .trim()
  if (text === '') return refused('empty')
  const bare = text.replace(sentMarks, '')
  if (isBareId(bare)) return { type: 'video', id: bare }

  let refusal: VideoLink | undefined
  for (const written of decodings(text)) {
    for (const { groups: { host = '', rest = '' } = {} } of written.matchAll(ours)) {
      const found = inAddress(host, rest)
      if (found.type === 'video') return found
      if (refusal?.type !== 'refused' || refusal.reason === 'no-video') refusal = found
    }
    const inApp = app.exec(written)?.groups?.id
    if (inApp) return { type: 'video', id: inApp }
  }
  return refusal ?? refused(anyAddress.test(bare) ? 'other-site' : 'no-address')
}

/** An id alone, which has letters of both sizes, digits or signs: a word of eleven letters or a number is none. */
const isBareId = (text: string) =>
  id.test(text) &&
  !notIds.has(text) &&
  !/^\p{L}?\p{Ll}+$|^\p{Lu}+$|^\p{Nd}+$/u.test(text) &&
  !/^\p{L}\p{Ll}*[-_]\p{L}?\p{Ll}+$/u.test(text)

/** The text, and what its signs stand for, as often as they stand for signs again. */
function decodings(text: string): string[] {
  const found = [text]
  for (let round = 0; round < mostRounds; round++) {
    const before = found.at(-1) ?? ''
    const after = before
      .replace(/&amp;|&#38;|\\u0026/gi, '&')
      .replaceAll('\\/', '/')
      .replace(/(?:%[\da-f]{2})+/gi, decoded)
    if (after === before) break
    found.push(after)
  }
  return found
}

function decoded(signs: string): string {
  try {
    return decodeURIComponent(signs)
  } catch {
    return signs
  }
}

function inAddress(host: string, rest: string): VideoLink {
  const [, written = '', query = ''] = /^([^?#]*)[?#]?([\s\S]*)$/.exec(rest) ?? []
  const path = written.replace(/\/{2,}/g, '/')
  if (/^(?:www\.)?youtu[.-]be(?:\.|$)/i.test(host)) return named(/^\/([^/?&#]+)/.exec(path)?.[1])
  const parameter = /(?:^|[?&;#!/])(?:v|vi|video_id)=(?<id>[^&#;]*)/i.exec(query)?.groups?.id
  // Other sites have the id alone behind their name, too.
  const alone = /youtube|ytimg/i.test(host) ? undefined : /^\/([\w-]{11})(?![^/?#])/.exec(path)?.[1]
  return named(inPath.exec(path)?.groups?.id ?? parameter ?? alone)
}

function named(found: string | undefined): VideoLink {
  if (!found) return refused('no-video')
  const begin = /^[\w-]*/.exec(found)?.[0] ?? ''
  if (notIds.has(begin)) return refused('no-video')
  return id.test(begin) && !/^[%\p{L}]/u.test(found.slice(begin.length))
    ? { type: 'video', id: begin }
    : refused('bad-id')
}

const refused = (reason: Extract<VideoLink, { type: 'refused' }>['reason']): VideoLink => ({
  type: 'refused',
  reason,
})
