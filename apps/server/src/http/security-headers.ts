const never = 'camera=(), geolocation=(), payment=(), usb=()'

/** On every reply. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `${never}, microphone=()`,
}

/**
 * On pages. A page of another origin that opens one of ours cannot control its window (decision 036). All
 * pages may ask for the microphone, with which learners hear themselves: a learner who comes to the letters
 * or the coach by a link within the app is still in the first document, under its headers.
 */
export const documentHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': `${never}, microphone=(self)`,
}

/** For replies over TLS: for a year, browsers use only TLS, for our subdomains too. */
export const strictTransport = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const

/** For replies that are not documents: nothing in them may run or load anything. */
export const noContent = "default-src 'none'; frame-ancestors 'none'"

/** For the service worker: it fetches for the pages, from our own server, and runs nothing but itself. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The host of the players of a provider's videos. It sets no cookie before a video is played. */
export const providerHost = 'https://www.youtube-nocookie.com'
/**
 * For the worker that reads what people bring. It loads its own parts from us, for PDF and for Anki's files, and Anki's
 * are read and written by WebAssembly: nothing else in the app may run any.
 */
export const bringPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/**
 * For a document: only our own files, and its inline scripts, each by its hash. Styles are inlined into the
 * HTML for the first paint; clips play from blobs. `frames` is the one other host that may be shown in a
 * frame, on the one page that needs it.
 */
export function contentPolicy(scriptHashes: readonly string[], { frames }: { frames?: string } = {}): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    ...(frames ? [`frame-src ${frames}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
