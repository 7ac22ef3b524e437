import { type ReactNode, useState } from 'react'
import { SiteFooter } from '../features/pages/site-footer.tsx'
import { SiteHeader } from '../features/pages/site-header.tsx'
import { PreferencesDialog } from '../features/preferences/preferences-dialog.tsx'
import { PageHead, type PageHeadProps } from '../ui/page-head.tsx'

type Props = PageHeadProps & { children: ReactNode; width?: string }

/** A page with the header over it, and with what it says of itself. */
export function PageFrame({ children, width = 'max-w-3xl', ...head }: Props) {
  const [settings, setSettings] = useState(false)
  return (
    <>
      <PageHead {...head} />
      <SiteHeader onSettings={() => setSettings(true)} />
      <main className={`mx-auto px-4 pb-8 ${width}`}>{children}</main>
      <SiteFooter />
      <PreferencesDialog open={settings} onClose={() => setSettings(false)} />
    </>
  )
}
