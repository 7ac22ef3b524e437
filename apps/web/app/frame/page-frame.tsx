import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { hasMainBar } from '../features/site/main-bar.tsx'
import { OfferedLanguage } from '../features/site/offered-language.tsx'
import { SiteFooter } from '../features/site/site-footer.tsx'
import { SiteHeader } from '../features/site/site-header.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { lazyWithMessages } from '../ui/lazy-with-messages.tsx'
import { PageHead, type PageHeadProps } from '../ui/page-head.tsx'
import { SettingsContext } from '../ui/settings-context.ts'
import { LearnerBar } from './learner-bar.tsx'

type Props = PageHeadProps & { children: ReactNode; width?: string }

const Settings = lazyWithMessages(() => import('./settings.tsx').then(({ Settings }) => Settings), 'more')

/** A page with its header and its document head. */
export function PageFrame({ children, width = 'max-w-3xl', ...head }: Props) {
  const { t } = useLingui()
  const { path } = usePlace()
  const [settings, setSettings] = useState(false)
  const bar = hasMainBar(path)
  return (
    <div
      className={
        bar
          ? 'max-lg:pb-16 max-lg:[--above-bar:calc(3.5rem_+_1px_+_env(safe-area-inset-bottom))] lg:pl-24 noscript:p-0'
          : undefined
      }
    >
      <PageHead {...head} />
      <a
        href="#main"
        className="absolute top-3 left-3 z-10 rounded-xl bg-surface px-4 py-3 font-semibold text-accent underline not-focus:sr-only"
      >
        <Trans>Skip to content</Trans>
      </a>
      <OfferedLanguage />
      <SiteHeader onSettings={() => setSettings(true)} />
      <main id="main" tabIndex={-1} className={`mx-auto px-4 pb-8 ${width}`}>
        <SettingsContext value={() => setSettings(true)}>{children}</SettingsContext>
      </main>
      <SiteFooter />
      <Dialog title={t`Settings`} closeLabel={t`Close`} open={settings} onClose={() => setSettings(false)}>
        <Suspense>{settings && <Settings />}</Suspense>
      </Dialog>
      {bar && <LearnerBar />}
    </div>
  )
}
