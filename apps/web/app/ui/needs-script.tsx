import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { usePlace } from '../addresses/use-place.ts'

/**
 * Said without JavaScript on a page that cannot work without it. Only the build draws it, so it adds nothing
 * to a learner’s scripts: use it as `<noscript>{import.meta.env.SSR && <NeedsScript />}</noscript>`.
 */
export function NeedsScript() {
  const { to } = usePlace()
  const style = 'font-semibold text-accent underline underline-offset-4'
  return (
    <p className="mb-4">
      <Trans>
        This page needs JavaScript, and this browser has it switched off.{' '}
        <Link to={to('/letters')} className={style}>
          The letters
        </Link>{' '}
        and{' '}
        <Link to={to('/resource/phrases')} className={style}>
          the phrases
        </Link>{' '}
        need none.
      </Trans>
    </p>
  )
}
