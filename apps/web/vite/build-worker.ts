import { join } from 'node:path'
import { loadContent } from '@app/content'
import { languageCodes } from '@app/learning/languages'
import { getManifest } from '@serwist/build'
import { build } from 'vite'
import { placeOf } from '../app/addresses/paths.ts'
import { cacheKeys } from '../app/device/storage/keys.ts'
import type { Built } from '../sw/built.ts'

const shell = '/__spa-fallback.html'

/**
 * Builds the service worker `/sw.js` for the pages in `client`, with the build's id and the list of its
 * files.
 */
export async function buildWorker(client: string, id: string) {
  const built = await listBuild(client, id)
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

async function listBuild(client: string, id: string): Promise<Built> {
  const { manifestEntries = [], warnings } = await getManifest({
    globDirectory: client,
    globPatterns: ['**/*.{html,js,css,woff2,svg,webmanifest}'],
    // What reads PDF is large, and is fetched when there is one.
    globIgnores: ['sw.js', 'assets/pdf*.js'],
    // The name of such a file changes with its content.
    dontCacheBustURLsMatching: /^assets\//,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))

  const isDocument = (url: string) => /(?:^|\/)index\.html$/.test(url)
  const addresses = manifestEntries
    .filter(({ url }) => isDocument(url))
    .map(({ url }) => addressOf(`/${url}`))
  return {
    id,
    shell,
    files: manifestEntries
      .filter(({ url }) => !isDocument(url))
      .map(({ url, revision }) => ({ url: `/${url}`, revision: revision ?? null }))
      .concat(posters()),
    pages: languageCodes.map((language) => ({
      language,
      name: `${cacheKeys.pagesOf}${language}-${id}`,
      addresses: addresses.filter((address) => placeOf(address).language === language),
    })),
  }
}

/** The pictures of our films, which the server keeps outside the build. */
const posters = () =>
  [...loadContent().filmFiles]
    .filter(([name]) => name.endsWith('.jpg'))
    .map(([name, { hash }]) => ({ url: `/films/${name}`, revision: hash }))

/** The address for which the server sends a file of HTML. The page for wrong addresses has only its own. */
function addressOf(file: string): string {
  return file.endsWith('/404/index.html') ? file : file.slice(0, -'/index.html'.length) || '/'
}
