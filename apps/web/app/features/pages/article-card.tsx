import type { Article } from '@app/learning/pages'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { usePlace } from '../../addresses/use-place.ts'
import { useHydrated } from '../../prerender/use-hydrated.ts'
import { Emblem } from '../../ui/pictures/emblem.tsx'
import { dayText } from './day-text.ts'
import { timeAgo } from './time-ago.ts'

type Props = { article: Article; address: string }

/** An article on the blog's index. */
export function ArticleCard({ article: { category, date, title, summary }, address }: Props) {
  const { language } = usePlace()
  const hydrated = useHydrated()
  const day = dayText(date, language)
  return (
    <article className="flex h-full flex-col rounded-3xl border-2 border-line bg-surface p-5">
      <p className="text-sm text-ink-soft">
        <span className="rounded-full bg-gold-soft px-2 py-0.5 font-semibold text-ink">
          {category === 'Guide' ? <Trans>Guide</Trans> : <Trans>Article</Trans>}
        </span>{' '}
        <time dateTime={date} title={day}>
          {(hydrated && timeAgo(date, Date.now(), language)) || day}
        </time>
      </p>
      <h2 lang="en" className="mt-2 text-xl font-bold">
        {title}
      </h2>
      <p lang="en" className="mt-1 grow text-ink-soft">
        {summary}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Emblem className="size-8" />
        <span className="grow basis-20 text-sm leading-tight font-semibold">
          <Trans>Malayalam for All</Trans>
        </span>
        <Link
          to={address}
          className="ml-auto inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          <Trans>Read more</Trans>
          <span lang="en" className="sr-only">
            : {title}
          </span>
        </Link>
      </div>
    </article>
  )
}
