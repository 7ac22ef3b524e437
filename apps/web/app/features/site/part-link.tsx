import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

/** The style of a link to a part of the app in a list. */
export const partShape =
  'flex h-full min-h-14 w-full items-center gap-2 rounded-2xl border-2 border-line bg-surface px-2.5 py-1.5 text-left leading-tight sm:gap-3 sm:px-4 font-semibold hover:border-accent hover:bg-accent-soft [&>svg]:shrink-0 [&>svg]:text-accent max-sm:[&>svg]:size-5 max-sm:[&:lang(ml)]:flex-col max-sm:[&:lang(ml)]:items-start'

type Props = {
  to: string
  icon: ReactNode
  name: ReactNode
  /** What is there, in a few words, where the name does not say it. */
  about?: ReactNode
  /** Left out on a site of plain files. */
  needsServer?: boolean
  className?: string
}

/** A link of a list to a part of the app. */
export function PartLink({ to, icon, name, about, needsServer, className = '' }: Props) {
  const id = useId()
  return (
    <li className={needsServer ? `in-data-static:hidden ${className}` : className}>
      <Link to={to} aria-describedby={about ? id : undefined} className={partShape}>
        {icon}
        <span className="min-w-0 wrap-anywhere">
          {name}
          {about && (
            <span id={id} aria-hidden="true" className="block text-sm font-normal text-ink-soft">
              {about}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
