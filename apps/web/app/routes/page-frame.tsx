import { type ReactNode, useState } from 'react'
import { SiteFooter } from '../features/pages/site-footer.tsx'
import { SiteHeader } from '../features/pages/site-header.tsx'
import { PreferencesDialog } from '../features/preferences/preferences-dialog.tsx'
import { Late } from '../ui/late.tsx'
import { PageHead } from '../ui/page-head.tsx'

type Props = { title: string; description: string; children: ReactNode; width?: string }

const deviceSettings = () =>
  import('../features/offline/device-settings.tsx').then(({ DeviceSettings }) => <DeviceSettings />)

/** A page with the header over it. */
export function PageFrame({ title, description, children, width = 'max-w-3xl' }: Props) {
  const [settings, setSettings] = useState(false)
  return (
    <>
      <PageHead title={title} description={description} />
      <SiteHeader onSettings={() => setSettings(true)} />
      <main className={`mx-auto px-4 pb-8 ${width}`}>{children}</main>
      <SiteFooter />
      <PreferencesDialog open={settings} onClose={() => setSettings(false)}>
        {settings && <Late load={deviceSettings} />}
      </PreferencesDialog>
    </>
  )
}
