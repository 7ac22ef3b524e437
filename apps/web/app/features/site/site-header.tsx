import { Trans, useLingui } from '@lingui/react/macro'
import { CircleUserRound, Menu, Settings2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link, NavLink } from 'react-router'
import type { Path } from '../../addresses/pages.ts'
import { usePlace } from '../../addresses/use-place.ts'
import { ofMalayalam } from '../../prerender/by-target-language.tsx'
import { IconButton, IconLink } from '../../ui/button.tsx'
import { Emblem } from '../../ui/pictures/emblem.tsx'
import { hasMainBar } from './main-bar.tsx'

type Props = { onSettings: () => void }

/**
 * The gold band, the link to the start page, and the four main links: side by side on a wide screen, behind
 * one button on a narrow one.
 */
export function SiteHeader({ onSettings }: Props) {
  const { t } = useLingui()
  const { path, to } = usePlace()
  const menu = useRef<HTMLElement>(null)
  return (
    <header className="bg-ground">
      <div className="kasavu-band" />
      <div className="mx-auto flex min-h-14 max-w-5xl items-center gap-1 px-3">
        <Link
          to={to('/')}
          className="flex min-h-11 min-w-0 items-center gap-2 rounded-xl pr-2 max-[22rem]:gap-1 max-[22rem]:pr-0 text-[min(1rem,7vw)] leading-tight font-bold wrap-anywhere"
        >
          <Emblem className="size-9 shrink-0" />
          <Trans>Malayalam for All</Trans>
        </Link>
        <nav aria-label={t`Main`} className="ml-auto hidden flex-wrap justify-end lg:flex">
          <NavigationLinks className="px-2.5" />
        </nav>
        <div className="ml-auto lg:hidden" />
        {/* Where the bar is not, everything is as near as there. */}
        {!hasMainBar(path) && (
          <IconLink label={t`Me`} to={to('/me')}>
            <CircleUserRound aria-hidden="true" />
          </IconLink>
        )}
        <IconButton label={t`Settings`} onClick={onSettings} className="noscript:hidden">
          <Settings2 aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Menu`} popoverTarget="menu" className="lg:hidden">
          <Menu aria-hidden="true" />
        </IconButton>
        <nav
          ref={menu}
          id="menu"
          popover="auto"
          aria-label={t`Menu`}
          className="fixed inset-x-3 top-18 m-0 w-auto rounded-2xl border border-line bg-surface p-2 text-ink shadow-xl lg:hidden"
        >
          <NavigationLinks className="w-full px-4" onChoose={() => menu.current?.hidePopover()} />
        </nav>
      </div>
    </header>
  )
}

function NavigationLinks({ className, onChoose }: { className: string; onChoose?: () => void }) {
  const { to } = usePlace()
  const link = (path: Path, name: ReactNode, more = '') => (
    <NavLink
      end
      to={to(path)}
      onClick={onChoose}
      className={`inline-flex min-h-11 items-center rounded-xl font-semibold hover:bg-raised aria-[current=page]:text-accent ${className} ${more}`}
    >
      {name}
    </NavLink>
  )
  return (
    <>
      {link('/resource', <Trans>Resources</Trans>, ofMalayalam)}
      {link('/blog', <Trans>Blog</Trans>)}
      {link('/blog/how', <Trans>How to learn?</Trans>)}
      {link('/level', <Trans>Start Learning</Trans>)}
    </>
  )
}
