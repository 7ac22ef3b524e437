import { languages } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Path } from '../../addresses/pages.ts'
import { addressOf } from '../../addresses/paths.ts'
import { usePlace } from '../../addresses/use-place.ts'
import { deviceKeys } from '../../device/storage/keys.ts'
import { deviceStorage } from '../../device/storage/safe-storage.ts'

/** On a phone there are two links in a row, however long their names are: a late font moves nothing. */
const place = 'inline-flex min-h-11 items-center justify-center px-1 py-1 underline-offset-4 sm:px-2'

/** The end of every page. */
export function SiteFooter() {
  const { t } = useLingui()
  const { to } = usePlace()
  const link = (path: Path, name: ReactNode) => (
    <Link to={to(path)} className={`${place} hover:underline`}>
      {name}
    </Link>
  )
  return (
    <footer className="mt-8 border-t border-line px-4 py-6 text-center text-sm text-ink-soft">
      <nav
        aria-label={t`More`}
        className="grid grid-cols-2 sm:flex sm:flex-wrap sm:justify-center sm:gap-x-4"
      >
        {link('/lm', <Trans>Words</Trans>)}
        {link('/learn', <Trans>Watch and read</Trans>)}
        {link('/youtube', <Trans>YouTube Learning Player</Trans>)}
        {link('/about', <Trans>About and credits</Trans>)}
        {link('/terms', <Trans>Terms & Conditions</Trans>)}
        {link('/privacy', <Trans>Privacy Policy</Trans>)}
        <OtherLanguages />
      </nav>
      <p>
        <Trans>Free, without ads. Quizzes, letters and phrases need no sign-up.</Trans>
      </p>
      <p>
        <Trans>We are on no social network yet.</Trans>
      </p>
    </footer>
  )
}

/** This page in each other language of the interface. Later pages use the chosen language too. */
function OtherLanguages() {
  const { path, language } = usePlace()
  return languages
    .filter(({ code }) => code !== language)
    .map(({ code, name }) => (
      <Link
        key={code}
        lang={code}
        to={addressOf(path, code)}
        onClick={() => deviceStorage.setItem(deviceKeys.language, code)}
        className={`${place} underline max-sm:col-span-2`}
      >
        {name}
      </Link>
    ))
}
