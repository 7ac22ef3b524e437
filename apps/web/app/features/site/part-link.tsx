import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The style of a link to a part of the app in a list. */
export const partShape =
  'flex min-h-14 w-full items-center gap-3 rounded-2xl border-2 border-line bg-surface px-4 py-2 text-left font-semibold hover:border-accent hover:bg-accent-soft [&>svg]:shrink-0 [&>svg]:text-accent'

type Props = {
  to: string
  icon: ReactNode
  name: ReactNode
  /** Left out on a site of plain files. */
  needsServer?: boolean
}

/** A link of a list to a part of the app. */
export function PartLink({ to, icon, name, needsServer }: Props) {
  return (
    <li className={needsServer ? 'in-data-static:hidden' : undefined}>
      <Link to={to} className={partShape}>
        {icon}
        {name}
      </Link>
    </li>
  )
}
