import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page, Pages } from '../../apps/server/src/outside/pages.ts'
import { headersFile, headersOfSite } from './headers-file.ts'
import { staticDocument } from './static-document.ts'

/**
 * Writes the pages and all files of the build. Each page is written twice: as `level.html`, which many hosts serve at
 * `/level`, and as `level/index.html` for the other hosts. A site without an address of its own has no sitemap.
 */
export function writePages(folder: string, { files, documents, notFound }: Pages, origin?: string) {
  const write = (path: string, bytes: Uint8Array | string) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }

  for (const [path, page] of files) {
    // Its addresses would have no host.
    if (path === '/sitemap.xml' && !origin) continue
    write(path, path.endsWith('.html') ? asStatic(page) : page.identity.bytes)
  }
  for (const [path, page] of documents) {
    const html = asStatic(page)
    write(join(path, 'index.html'), html)
    if (path !== '/') write(`${path}.html`, html)
  }
  for (const [language, page] of notFound) write(`${language}/404.html`, asStatic(page))
  if (!origin) write('/robots.txt', 'User-agent: *\nDisallow:\n')
  write(headersFile, headersOfSite())
  // Without this file, GitHub Pages leaves out names that begin with an underscore.
  write('.nojekyll', '')
}

function asStatic({ identity: { bytes, headers } }: Page): string {
  return staticDocument(new TextDecoder().decode(bytes), headers['content-security-policy'] ?? '')
}
