import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Keeper } from '../features/offline/keeper.tsx'
import { BusyBar } from '../ui/busy-bar.tsx'
import { Failed } from './failed.tsx'
import { SessionKeeper } from './session-keeper.tsx'

type Props = { i18n: I18n }

/** What all pages of a language have around them. */
export function InLanguage({ i18n }: Props) {
  // Without a network a page may begin as the shell of all pages, which is in English.
  useEffect(() => {
    document.documentElement.lang = i18n.locale
    // The page answers from now on: journeys wait for it.
    document.documentElement.dataset.hydrated = ''
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
  return (
    <I18nProvider i18n={i18n}>
      <Failed />
    </I18nProvider>
  )
}
