import { Plural, Trans } from '@lingui/react/macro'
import { BookOpen, Clapperboard, ListChecks, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'

/** What there is to do today; an address is missing where there is nothing of its kind. */
export type TodayPlan = {
  /** A quiz that was begun in this tab and not finished. */
  unfinished?: { title: string; address: string } | undefined
  due: number
  next: { title: string; address: string }
  /** A film that was watched in part, or the first one. */
  film: { title: string; address: string; begun: boolean } | undefined
  reviewAddress: string
}

/** What is to be done today in one card, and one button that begins with the first of it. */
export function TodayCard({ plan, language }: { plan: TodayPlan; language: string }) {
  const { unfinished, due, next, film, reviewAddress } = plan
  const named = (title: string) => <span lang={language}>{title}</span>
  const first = unfinished?.address ?? (due > 0 ? reviewAddress : next.address)
  return (
    <section className="rounded-3xl border-2 border-line bg-surface p-5">
      <ul className="grid grid-cols-1 gap-3">
        {unfinished && (
          <Item icon={<ListChecks aria-hidden="true" />}>
            <PlainLink to={unfinished.address}>
              <Trans>Go on with {named(unfinished.title)}</Trans>
            </PlainLink>
          </Item>
        )}
        <Item icon={<RotateCcw aria-hidden="true" />}>
          {due > 0 ? (
            <PlainLink to={reviewAddress}>
              <Plural value={due} one="# word to review" other="# words to review" />
            </PlainLink>
          ) : (
            <span className="text-ink-soft">
              <Trans>No words to review now</Trans>
            </span>
          )}
        </Item>
        <Item icon={<BookOpen aria-hidden="true" />}>
          <PlainLink to={next.address}>
            <Trans>Next topic: {named(next.title)}</Trans>
          </PlainLink>
        </Item>
        {film && (
          <Item icon={<Clapperboard aria-hidden="true" />}>
            <PlainLink to={film.address}>
              {film.begun ? (
                <Trans>Go on watching: {named(film.title)}</Trans>
              ) : (
                <Trans>A film to watch: {named(film.title)}</Trans>
              )}
            </PlainLink>
          </Item>
        )}
      </ul>
      <LinkButton to={first} className="mt-5 w-full">
        <Trans>Begin</Trans>
      </LinkButton>
    </section>
  )
}

function Item({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3 [&>svg]:shrink-0 [&>svg]:text-accent">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}
