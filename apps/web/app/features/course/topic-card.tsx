import { isOpen, opensAt, type TopicKey } from '@app/learning/course'
import { Trans } from '@lingui/react/macro'
import { ChevronRight, Lock } from 'lucide-react'
import { Link } from 'react-router'

type Props = {
  topic: TopicKey
  place: number
  title: { en: string; ml: string }
  userlevel: number
  address: string
}

const shape = 'flex h-full min-h-18 w-full items-center gap-3 rounded-2xl border-2 px-3 py-2 text-left'

/** A topic to choose. A locked one says which level opens it, and is not a link. */
export function TopicCard({ topic, place, title, userlevel, address }: Props) {
  const titles = (
    <span className="min-w-0 grow wrap-anywhere">
      <span lang="en" className="block leading-tight font-semibold">
        {title.en}
      </span>
      <span lang="ml" className="text-[min(1.25rem,7vw)] leading-[1.6] text-ink-soft">
        {title.ml}
      </span>
    </span>
  )
  if (isOpen(topic, userlevel))
    return (
      <Link
        to={`${address}?topic=${topic}`}
        prefetch="intent"
        className={`${shape} border-line bg-surface hover:border-accent hover:bg-accent-soft`}
      >
        <Place number={place} open />
        {titles}
        <ChevronRight aria-hidden="true" className="text-accent" />
      </Link>
    )
  return (
    <button type="button" disabled className={`${shape} border-dashed border-line bg-ground text-ink-soft`}>
      <Place number={place} open={false} />
      <span className="min-w-0 grow">
        {titles}
        <span className="flex items-center gap-1 text-sm">
          <Lock aria-hidden="true" className="size-4" />
          <Trans>Opens at level {opensAt(topic)}</Trans>
        </span>
      </span>
    </button>
  )
}

function Place({ number, open }: { number: number; open: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-10 shrink-0 items-center justify-center rounded-full font-bold ${open ? 'bg-accent text-accent-ink' : 'bg-raised text-ink-soft'}`}
    >
      {number}
    </span>
  )
}
