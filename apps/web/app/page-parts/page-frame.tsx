import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { SiteFooter } from '../features/site/site-footer.tsx'
import { SiteHeader } from '../features/site/site-header.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { lateComponent } from '../ui/late.tsx'
import { PageHead, type PageHeadProps } from '../ui/page-head.tsx'

type Props = PageHeadProps & { children: ReactNode; width?: string }

const Settings = lateComponent(() => import('./settings.tsx').then(({ Settings }) => Settings), 'more')

/** A page with its header and its document head. */
export function PageFrame({ children, width = 'max-w-3xl', ...head }: Props) {
  const { t } = useLingui()
  const [settings, setSettings] = useState(false)
  return (
    <>
      <PageHead {...head} />
      <a
        href="#main"
        className="absolute top-3 left-3 z-10 rounded-xl bg-surface px-4 py-3 font-semibold text-accent underline not-focus:sr-only"
      >
        <Trans>Skip to content</Trans>
      </a>
      <SiteHeader onSettings={() => setSettings(true)} />
      <main id="main" tabIndex={-1} className={`mx-auto px-4 pb-8 ${width}`}>
        {children}
      </main>
      <SiteFooter />
      <Dialog title={t`Settings`} closeLabel={t`Close`} open={settings} onClose={() => setSettings(false)}>
        <Suspense>{settings && <Settings />}</Suspense>
      </Dialog>
    </>
  )
}
