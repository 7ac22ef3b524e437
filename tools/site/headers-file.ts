import { ankiPolicy, documentHeaders, workerPolicy } from '../../apps/server/src/http/security-headers.ts'

/** Its name at Netlify, Cloudflare Pages and hosts that follow them. */
export const headersFile = '_headers'

const resourcePolicy = 'cross-origin-resource-policy'
const { [resourcePolicy]: ownOnly = '', ...everywhere } = documentHeaders

/**
 * What a host that reads this file sends with the files. What a page may run stands in the page itself (`static-document.ts`), where every
 * host serves it; only what a page cannot say of itself is here. Rules that match one address add up, so none repeats another's.
 */
export function headersOfSite(): string {
  const rules: Record<string, Record<string, string>> = {
    '/*': { ...everywhere, 'x-frame-options': 'DENY' },
    '/assets/*': {
      'cache-control': 'public, max-age=31536000, immutable',
      [resourcePolicy]: ownOnly,
    },
    '/assets/anki-worker-*': { 'content-security-policy': ankiPolicy },
    '/audio/*': { [resourcePolicy]: ownOnly },
    '/films/*': { [resourcePolicy]: ownOnly },
    '/sw.js': { 'content-security-policy': workerPolicy, 'cache-control': 'no-cache' },
  }
  return Object.entries(rules)
    .map(([path, headers]) => `${path}\n${linesOf(headers)}`)
    .join('\n')
}

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')
