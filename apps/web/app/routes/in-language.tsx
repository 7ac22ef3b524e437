import { languageOf } from '@app/learning/languages'
import { I18nProvider } from '@lingui/react'
import { use, useEffect, useEffectEvent, useRef } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import { usePlace } from '../addresses/use-place.ts'
import { watchDrops } from '../bring/watch-drops.ts'
import { Keeper } from '../features/offline/keeper.tsx'
import { KeepingNotice } from '../frame/keeping-notice.tsx'
import { SessionKeeper } from '../frame/session-keeper.tsx'
import { type Catalogue, lacksMessages, loadedMessages, messagesOf } from '../i18n/messages.ts'
import { watchReports } from '../reports/watch-reports.ts'
import { BusyBar } from '../ui/busy-bar.tsx'
import { Failed } from '../ui/failed.tsx'

/** What all pages have around them, in the language of their address. */
export default function InLanguage() {
  const { language } = usePlace()
  const catalogues = useCatalogues()
  for (const catalogue of catalogues) use(messagesOf(language, catalogue))
  useEffect(() => {
    // Without a network a page may start from the shared shell, which is in English.
    document.documentElement.lang = language
    document.documentElement.dir = languageOf(language).direction
    // The page is hydrated: journeys wait for it.
    document.documentElement.dataset.hydrated = ''
  }, [language])
  useAnnouncement()
  useEffect(watchReports, [])
  useDrops()
  return (
    <I18nProvider key={language} i18n={loadedMessages(language)}>
      {/* Requested together with the scripts: the build inserts the names of their files
          (`finish/finish-pages.ts`). */}
      {import.meta.env.SSR &&
        catalogues.map((catalogue) => (
          <link key={catalogue} rel="modulepreload" href={`/app/locales/${language}/${catalogue}.po`} />
        ))}
      <BusyBar />
      <KeepingNotice />
      <Outlet />
      <Keeper />
      <SessionKeeper />
    </I18nProvider>
  )
}

/** A file may be dropped on any page. What reads it is loaded then. */
function useDrops() {
  const { path, language } = usePlace()
  const navigate = useNavigate()
  const drop = useEffectEvent(async (file: File) => {
    const { receiveDrop } = await import('../bring/receive-drop.ts')
    const address = await receiveDrop(file, path, language)
    if (address) await navigate(address)
  })
  useEffect(() => watchDrops((file) => void drop(file)), [])
}

/** The catalogues that the page needs. */
function useCatalogues(): Catalogue[] {
  const handles = useMatches().map(({ handle }) => handle as { messages?: Catalogue } | undefined)
  return ['site', ...handles.flatMap((handle) => handle?.messages ?? [])]
}

/** The browser announces a page load. A page that opens without a load is announced here. */
function useAnnouncement() {
  const { pathname } = useLocation()
  const announced = useRef(pathname)
  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    import('../features/site/announce-page.ts').then(
      (page) => page.announcePage(),
      () => undefined,
    )
  }, [pathname])
}

/** Shown in place of a page that cannot be shown. */
export function ErrorBoundary() {
  const { language } = usePlace()
  if (!lacksMessages(language, 'site')) use(messagesOf(language, 'site'))
  return (
    <I18nProvider i18n={loadedMessages(language)}>
      <Failed />
    </I18nProvider>
  )
}
