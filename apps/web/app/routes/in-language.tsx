import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useEffect, useLayoutEffect } from 'react'
import { Outlet } from 'react-router'
import { Keeper } from '../features/offline/keeper.tsx'
import { replayEarlyClick } from '../lib/early-click.ts'
import { BusyBar } from '../ui/busy-bar.tsx'
import { Failed } from './failed.tsx'
import { SessionKeeper } from './session-keeper.tsx'

type Props = { i18n: I18n }

/** What all pages of a language have around them. */
export function InLanguage({ i18n }: Props) {
  // In the same breath as the app begins to hear: what it hears itself is not to happen twice.
  useLayoutEffect(replayEarlyClick, [])
  // Without a network a page may begin as the shell of all pages, which is in English.
  useEffect(() => {
    document.documentElement.lang = i18n.locale
  }, [i18n])
  return (
    <I18nProvider i18n={i18n}>
      <BusyBar />
      <Outlet />
      <Keeper />
      <SessionKeeper />
    </I18nProvider>
  )
}

/** What stands in their place when one cannot be shown. */
export function FailedIn({ i18n }: Props) {
  return (
    <I18nProvider i18n={i18n}>
      <Failed />
    </I18nProvider>
  )
}
