import { join } from 'node:path'

/**
 * Runs in a copy of the code, with the addresses of pages. Prints as JSON the HTML that the copy shows there.
 * With `whole` as the first argument, these are whole pages from the app's own routes and renderer, which
 * compiles the whole app. Otherwise they have only the head and the footer of every page.
 */
const [folder = '', ...args] = process.argv.slice(2)
const isWhole = args[0] === 'whole'
const addresses = isWhole ? args.slice(1) : args
const web = join(folder, 'apps/web')
process.chdir(web)

/** The libraries, from where the app's own modules get them. */
const libraries = 'virtual:libraries'
const resolveId = (id: string) => (id === libraries ? id : undefined)
const loadLibraries = (id: string) =>
  id === libraries
    ? `export { createElement } from 'react'
export { renderToStaticMarkup } from 'react-dom/server'
export { MemoryRouter } from 'react-router'
export { I18nProvider } from '@lingui/react'`
    : undefined

const installed = (path: string) => import(join(folder, 'node_modules', path))
const { createServer } = await installed('vite/dist/node/index.js')
const quiet = {
  root: web,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
}

if (isWhole) {
  const vite = await createServer(quiet)
  const build = await vite.ssrLoadModule('virtual:react-router/server-build')
  const { createRequestHandler } = await vite.ssrLoadModule('react-router')
  const handle = createRequestHandler(build, 'development')
  await print(async (address) => (await handle(new Request(`http://localhost${address}`))).text())
  await vite.close()
} else {
  const { lingui } = await installed('@lingui/vite-plugin/dist/index.mjs')
  const { compileTsx } = await import(join(web, 'vite/compile-tsx.ts'))
  const plugins = [compileTsx(), lingui({ cwd: web }), { name: 'libraries', resolveId, load: loadLibraries }]
  const vite = await createServer({ ...quiet, configFile: false, plugins })
  const load = (path: string) => vite.ssrLoadModule(path)
  const { createElement, renderToStaticMarkup, MemoryRouter, I18nProvider } = await load(libraries)
  const { loadedMessages, messagesOf } = await load('/app/i18n/messages.ts')
  const { placeOf } = await load('/app/addresses/paths.ts')
  const { SiteFooter } = await load('/app/features/site/site-footer.tsx')
  const { PageHead } = await load('/app/ui/page-head.tsx')
  await print(async (address) => {
    const { language } = placeOf(address)
    await messagesOf(language, 'site')
    const head = createElement(PageHead, { title: 'Title', description: 'Description' })
    const parts = createElement(
      I18nProvider,
      { i18n: loadedMessages(language) },
      head,
      createElement(SiteFooter),
    )
    return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [address] }, parts))
  })
  await vite.close()
}

async function print(render: (address: string) => Promise<string>) {
  const shown: Record<string, string> = {}
  for (const address of addresses) shown[address] = await render(address)
  console.log(JSON.stringify(shown))
}
