import { type LevelPage, levelPages } from '@app/learning/levels'
import { useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import { IconButton, IconLink } from '../../ui/button.tsx'
import { pathOfLevelPage } from './path-of-level-page.ts'

/** Arrows to the previous and the next level page. At the ends there is none, and the arrow is disabled. */
export function PageArrows({ page, children }: { page: LevelPage; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className="flex items-center justify-between gap-2">
      <Arrow to={neighbour(page, -1)} label={t`Previous page`}>
        <ArrowLeft aria-hidden="true" />
      </Arrow>
      {children}
      <Arrow to={neighbour(page, 1)} label={t`Next page`}>
        <ArrowRight aria-hidden="true" />
      </Arrow>
    </div>
  )
}

const neighbour = (page: LevelPage, step: 1 | -1) => levelPages.find((other) => other === page + step)

function Arrow({
  to: page,
  label,
  children,
}: {
  to: LevelPage | undefined
  label: string
  children: ReactNode
}) {
  const { to } = usePlace()
  const style = 'border-2 border-line bg-surface'
  if (page)
    return (
      <IconLink label={label} to={to(pathOfLevelPage[page])} className={style}>
        {children}
      </IconLink>
    )
  return (
    <IconButton label={label} disabled className={`${style} opacity-40`}>
      {children}
    </IconButton>
  )
}
