import type { Item } from '@app/learning/practice'
import { languageOf } from '@app/malayalam'
import { Plural, Trans } from '@lingui/react/macro'
import type { Introduced } from '../../../course/course.ts'

type Props = { items: readonly Item[]; introduced: (item: Item) => Introduced | undefined }

/** So many are named; a long list is no news. */
const mostNamed = 12

/** What was known again after a day or more: that stays. */
export function Stays({ items, introduced }: Props) {
  const texts = items.flatMap((item) => introduced(item)?.text ?? [])
  if (texts.length === 0) return null
  const named = texts.slice(0, mostNamed).join(', ')
  const more = texts.length - mostNamed
  return (
    <section className="mt-4 rounded-3xl border-2 border-line bg-surface p-4">
      <h2 className="font-bold">
        <Trans>What stays with you</Trans>
      </h2>
      <p className="mt-1 wrap-anywhere">
        <span lang={languageOf(named)} className="text-lg">
          {named}
        </span>{' '}
        {more > 0 && (
          <span className="text-ink-soft">
            <Plural value={more} one="and # more" other="and # more" />
          </span>
        )}
      </p>
    </section>
  )
}
