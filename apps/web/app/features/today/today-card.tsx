import { languageOf } from '@app/malayalam'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, Clapperboard, ListChecks, Quote, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { PlainLink } from '../../ui/plain-link.tsx'

/** What there is to do today. What is undefined has nothing to show. */
export type TodayPlan = {
  /** A quiz that was begun in this tab and not finished. */
  unfinished?: { title: string; address: string } | undefined
  due: number
  /** Whether words were reviewed in this tab already. */
  reviewing: boolean
  next: { title: string; address: string }
  /** The film that was left in the middle last. */
  film: { title: string; address: string } | undefined
  /** A line of a film, and the address of its moment there. */
  line: { text: string; translation?: string | undefined; film: string; address: string } | undefined
  reviewAddress: string
}

/**
 * What there is besides the session: what was left unfinished first, then what is due, and a line of a film, which fills
 * the room that the card has from the first paint on.
 */
export function TodayCard({ plan, language }: { plan: TodayPlan; language: string }) {
  const { t } = useLingui()
  const { unfinished, due, reviewing, next, film, line, reviewAddress } = plan
  const named = (title: string) => <span lang={language}>{title}</span>
  return (
    <section
      aria-label={t`Also today`}
      className="flex min-h-100 flex-col rounded-3xl border-2 border-line bg-surface p-5"
    >
      <ul className="grid grid-cols-1 gap-3">
        {unfinished && (
          <Item icon={<ListChecks aria-hidden="true" />}>
            <PlainLink to={unfinished.address}>
              <Trans>Go on with {named(unfinished.title)}</Trans>
            </PlainLink>
          </Item>
        )}
        {due > 0 && (
          <Item icon={<RotateCcw aria-hidden="true" />}>
            <PlainLink to={reviewAddress}>
              {reviewing ? (
                <Plural
                  value={due}
                  one="Go on reviewing: # word is left"
                  other="Go on reviewing: # words are left"
                />
              ) : (
                <Plural value={due} one="# word to review" other="# words to review" />
              )}
            </PlainLink>
          </Item>
        )}
        {film && (
          <Item icon={<Clapperboard aria-hidden="true" />}>
            <PlainLink to={film.address}>
              <Trans>Go on watching: {named(film.title)}</Trans>
            </PlainLink>
          </Item>
        )}
        <Item icon={<BookOpen aria-hidden="true" />}>
          <PlainLink to={next.address}>
            <Trans>Next quiz: {named(next.title)}</Trans>
          </PlainLink>
        </Item>
      </ul>
      {line && (
        <figure className="mt-3 flex grow flex-col justify-center border-t border-line pt-3">
          <blockquote className="flex gap-3">
            <Quote aria-hidden="true" className="mt-3 shrink-0 text-accent" />
            <span className="min-w-0">
              <PlainLink to={line.address}>
                <span lang={languageOf(line.text)} className="text-xl leading-relaxed">
                  {line.text}
                </span>
              </PlainLink>
              {line.translation && (
                <span lang={languageOf(line.translation)} className="block">
                  {line.translation}
                </span>
              )}
            </span>
          </blockquote>
          <figcaption className="mt-1 ml-9 text-sm text-ink-soft">
            <Trans>Hear it in the film: {named(line.film)}</Trans>
          </figcaption>
        </figure>
      )}
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
