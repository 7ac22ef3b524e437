import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getManifest } from '@serwist/build'
import { build } from 'vite'
import { languages } from '../app/lib/languages.ts'
import { placeOf } from '../app/lib/paths.ts'
import type { Built } from '../sw/built.ts'

const shell = '/__spa-fallback.html'

/** Builds the service worker for the pages in `client`, with the list of what they consist of: `/sw.js`. */
export async function buildWorker(client: string) {
  const built = await listBuild(client)
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILT: JSON.stringify(built), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, '../sw/worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  })
}

async function listBuild(client: string): Promise<Built> {
  const { manifestEntries = [], warnings } = await getManifest({
    globDirectory: client,
    globPatterns: ['**/*.{html,js,css,woff2,svg,webmanifest}'],
    globIgnores: ['sw.js'],
    // The name of such a file changes with what is in it.
    dontCacheBustURLsMatching: /^assets\//,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))

  const isDocument = (url: string) => /(?:^|\/)index\.html$/.test(url)
  const addresses = manifestEntries
    .filter(({ url }) => isDocument(url))
    .map(({ url }) => ({
      url: addressOf(`/${url}`),
      integrity: integrityOf(join(client, url)),
    }))
  return {
    shell,
    files: manifestEntries
      .filter(({ url }) => !isDocument(url))
      .map(({ url, revision }) =>
        revision
          ? { url: `/${url}`, revision, integrity: integrityOf(join(client, url)) }
          : { url: `/${url}`, revision: null },
      ),
    pages: languages.map((language) => {
      const own = addresses.filter(({ url }) => placeOf(url).language === language)
      const stamp = createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 12)
      return { language, name: `pages-${language}-${stamp}`, addresses: own }
    }),
  }
}

/** Where the server answers with a file of HTML. What stands for every wrong address has none but its own. */
function addressOf(file: string): string {
  return file.endsWith('/404/index.html') ? file : file.slice(0, -'/index.html'.length) || '/'
}

/** What the browser checks a fetched file against. */
function integrityOf(path: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`
}
