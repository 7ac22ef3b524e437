import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Keeper } from '../features/offline/keeper.tsx'
import { SessionKeeper } from '../page-parts/session-keeper.tsx'
import { BusyBar } from '../ui/busy-bar.tsx'
import { Failed } from '../ui/failed.tsx'

declare global {
  /** To be called once the app hears: what a quick learner pressed before happens now. The page's own start script keeps it. */
  var replayEarlyClick: (() => void) | undefined
}

type Props = { i18n: I18n }

/** What all pages of a language have around them. */
export function InLanguage({ i18n }: Props) {
  // As in PageHead: it is drawn once a language.
  'use no memo'
  // In the same breath as the app begins to hear: what it hears itself is not to happen twice.
  useLayoutEffect(() => globalThis.replayEarlyClick?.(), [])
  // Without a network a page may begin as the shell of all pages, which is in English.
  useEffect(() => {
    document.documentElement.lang = i18n.locale
  }, [i18n])
  useAnnouncement()
  return (
    <I18nProvider i18n={i18n}>
      <BusyBar />
      <Outlet />
      <Keeper />
      <SessionKeeper />
    </I18nProvider>
  )
}

/** A load is told by the browser; of a page that comes without one, who hears the page is told here. */
function useAnnouncement() {
  const { pathname } = useLocation()
  const told = useRef(pathname)
  useEffect(() => {
    if (told.current === pathname) return
    told.current = pathname
    import('../features/site/announce-page.ts').then(
      (page) => page.announcePage(),
      () => undefined,
    )
  }, [pathname])
}

/** What stands in their place when one cannot be shown. */
export function FailedIn({ i18n }: Props) {
  'use no memo'
  return (
    <I18nProvider i18n={i18n}>
      <Failed />
    </I18nProvider>
  )
}
