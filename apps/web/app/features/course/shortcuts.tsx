import { Trans, useLingui } from '@lingui/react/macro'
import { CircleUserRound, House, Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Path } from '../../addresses/pages.ts'
import { usePlace } from '../../addresses/use-place.ts'
import { ofMalayalam } from '../../prerender/by-target-language.tsx'

/** The three shortcuts of a level page. */
export function Shortcuts() {
  const { t } = useLingui()
  const { to } = usePlace()
  const shortcut = (path: Path, icon: ReactNode, name: ReactNode, className?: string) => (
    <li className={className}>
      <Link
        to={to(path)}
        className="flex min-h-11 min-w-20 flex-col items-center rounded-2xl px-3 py-1.5 text-sm font-semibold hover:bg-raised"
      >
        {icon}
        {name}
      </Link>
    </li>
  )
  return (
    <nav aria-label={t`Shortcuts`}>
      <ul className="flex flex-wrap justify-center gap-1">
        {shortcut('/letters', <Languages aria-hidden="true" />, <Trans>Letters</Trans>, ofMalayalam)}
        {shortcut('/profile', <CircleUserRound aria-hidden="true" />, <Trans>Profile</Trans>)}
        {shortcut('/', <House aria-hidden="true" />, <Trans>Home</Trans>)}
      </ul>
    </nav>
  )
}
