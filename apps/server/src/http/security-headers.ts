/** On every reply. The microphone is for the coach, who listens to the learner. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
}

/** For replies over TLS: for a year browsers come back by TLS only, to our other names too. */
export const strictTransport = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const

/** For replies that are no document: nothing in them may run or load anything. */
export const noContent = "default-src 'none'; frame-ancestors 'none'"

/** For the service worker: it fetches for the pages, from our own server, and runs nothing but itself. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/**
 * For a document: only our own files, and the inline scripts that stand in it, each by its hash. Styles are inlined into
 * the HTML for the first paint; clips play from blobs.
 */
export function contentPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
