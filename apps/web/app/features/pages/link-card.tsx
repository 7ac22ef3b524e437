import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = { to: string; icon: ReactNode; name: ReactNode; children: ReactNode }

/** A link to another page, with what can be found there. */
export function LinkCard({ to, icon, name, children }: Props) {
  return (
    <Link
      to={to}
      className="flex items-center gap-4 max-[24rem]:gap-3 rounded-3xl max-md:flex-wrap border-2 border-line bg-surface p-4 hover:border-accent hover:bg-accent-soft"
    >
      <span className="inline-flex size-14 shrink-0 items-center justify-center rounded-2xl bg-gold-soft text-ink">
        {icon}
      </span>
      <span className="min-w-0 grow max-md:basis-[8rem]">
        <span className="block text-xl font-bold">{name}</span>
        <span className="text-ink-soft">{children}</span>
      </span>
      <ChevronRight aria-hidden="true" className="ml-auto shrink-0 text-accent max-[24rem]:hidden" />
    </Link>
  )
}
