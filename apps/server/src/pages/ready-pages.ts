import type { IncomingMessage } from 'node:http'
import { acceptedEncodings } from '../http/encoding.ts'
import { namesVersion } from '../http/etag.ts'
import type { FindReady, Ready } from '../http/make-server.ts'
import type { Page, Pages, Variant } from '../outside/pages.ts'

/**
 * Finds the reply to a request that asks for nothing but a page or a file, made before anybody asked. Any other request
 * is the app's: a path with `%`, a wrong address, a host that is none.
 */
export function readyPages({ documents, files }: Pick<Pages, 'documents' | 'files'>): FindReady {
  return ({ method, url = '', headers }: IncomingMessage): Ready | undefined => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    const page = documents.get(path) ?? files.get(path)
    if (!page || !host.test(headers.host ?? '')) return undefined
    const variant = variantFor(page, headers['accept-encoding'])
    return namesVersion(headers['if-none-match'], variant.etag)
      ? { status: 304, headers: variant.wireUnchanged }
      : { status: 200, headers: variant.wire, bytes: variant.bytes }
  }
}

/** The name or number of a host with a port, as browsers send it. */
const host = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::\d{1,5})?$/i

/** A page in the encoding that its reader likes best. */
export function variantFor(page: Page, accepted: string | undefined): Variant {
  const encoding = acceptedEncodings(accepted).find((name) => page[name])
  return (encoding && page[encoding]) ?? page.identity
}
