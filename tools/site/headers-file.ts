import { bringPolicy, documentHeaders, workerPolicy } from '../../apps/server/src/http/security-headers.ts'

/** Its name for Netlify, Cloudflare Pages and similar hosts. */
export const headersFile = '_headers'

const resourcePolicy = 'cross-origin-resource-policy'
const { [resourcePolicy]: ownOnly = '', ...everywhere } = documentHeaders

/**
 * The headers that a host sends if it reads this file. The content policy is in each page itself
 * (`static-document.ts`), so that every host serves it; here are only the headers that a page cannot contain. All
 * rules that match an address apply together, so no rule repeats another one.
 */
export function headersOfSite(): string {
  const rules: Record<string, Record<string, string>> = {
    '/*': { ...everywhere, 'x-frame-options': 'DENY' },
    '/assets/*': {
      'cache-control': 'public, max-age=31536000, immutable',
      [resourcePolicy]: ownOnly,
    },
    '/assets/bring-worker-*': { 'content-security-policy': bringPolicy },
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
