import { Route, Serwist } from 'serwist'
import { clipRoute } from './clip-route.ts'
import { dropOtherBuilds, isOfThisBuild, keepPages, keepPagesInUse } from './kept-pages.ts'
import { oldTabsAreGone, rememberOldTabs } from './old-tabs.ts'
import { pageRoute } from './page-route.ts'
import { precache } from './precache.ts'
import { reportNoRoom } from './report-no-room.ts'
import { shareRoute } from './share-route.ts'
import { voiceRoute } from './voice-route.ts'

/**
 * The service worker keeps one whole build of the app on the device and serves it. The next build is fetched
 * beside it and waits until every tab is closed or the learner asks for it. Then pages come from the new
 * build, and tabs of the old one still find their own files until the last of them is closed.
 */
declare const self: ServiceWorkerGlobalScope

const serwist = new Serwist({
  precacheEntries: BUILT.files,
  precacheOptions: { directoryIndex: null, cleanURLs: false },
})
const { cacheName } = serwist.precacheStrategy

serwist.registerRoute(clipRoute)
serwist.registerRoute(voiceRoute)
serwist.registerRoute(shareRoute)
serwist.registerRoute(pageRoute(() => serwist.matchPrecache(BUILT.shell)))
serwist.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    // A file of another build, for a tab that is older (or newer) than this worker.
    async ({ request }) => (await caches.match(request, { cacheName })) ?? fetch(request),
  ),
)

self.addEventListener('install', (event) => {
  event.waitUntil(
    install(event).catch(async (error: unknown) => {
      // The installation has failed, and continues where it stopped at the next visit.
      await reportNoRoom(error, 'app')
      throw error
    }),
  )
})

self.addEventListener('activate', (event) => event.waitUntil(takeOver(event)))

self.addEventListener('fetch', (event) => {
  serwist.handleFetch(event)
  if (event.request.mode === 'navigate') event.waitUntil(dropOldFiles(event))
})

self.addEventListener('message', (event) => {
  const language: unknown = event.data?.keepPagesIn
  // It continues where it stopped the next time the language is used.
  if (typeof language === 'string') event.waitUntil(keepPages(language).catch(() => undefined))
})

/** Throws, and is tried again later, if the server has changed to another build in between. */
async function install(event: ExtendableEvent) {
  await precache(serwist, event)
  const shell = await serwist.matchPrecache(BUILT.shell)
  if (!shell || !(await isOfThisBuild(shell))) throw new Error('The shell is of another build.')
  await keepPagesInUse()
}

async function takeOver(event: ExtendableEvent) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await dropOtherBuilds()
  await rememberOldTabs(tabs)
  await self.clients.claim()
  await dropOldFiles(event)
}

async function dropOldFiles(event: ExtendableEvent) {
  if (await oldTabsAreGone()) await serwist.handleActivate(event)
}
