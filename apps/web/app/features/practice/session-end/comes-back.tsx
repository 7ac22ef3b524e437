import type { SessionEnd } from '@app/learning/course/session'
import { languageOf } from '@app/malayalam'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Introduced } from '../../../course/course.ts'
import { LatinText } from '../../../ui/latin-text.tsx'
import { MixedText } from '../../../ui/mixed-text.tsx'
import { useRomanise } from '../use-romanise.ts'
import { whenText } from '../when-text.ts'

type Props = {
  items: SessionEnd['comesBack']
  introduced: (item: SessionEnd['comesBack'][number]['item']) => Introduced | undefined
}

/** What was hard or is new, by the day on which it comes back: the day is said once. */
export function ComesBack({ items, introduced }: Props) {
  const { i18n } = useLingui()
  const days = new Map<string, Introduced[]>()
  for (const { item, back } of items.toSorted((one, other) => one.back - other.back)) {
    const when = whenText(back, Date.now(), i18n.locale)
    const shown = introduced(item)
    if (shown) days.set(when, [...(days.get(when) ?? []), shown])
  }
  if (days.size === 0) return null
  return (
    <section className="mt-4">
      <h2 className="mb-2 text-xl font-bold">
        <Trans>New or hard today: when it is due again</Trans>
      </h2>
      <dl className="divide-y divide-line rounded-2xl border-2 border-line bg-surface px-4">
        {[...days].map(([when, shownItems]) => (
          <div key={when} className="py-2">
            <dt className="text-sm font-semibold text-ink-soft first-letter:uppercase">{when}</dt>
            {shownItems.map((shown) => (
              <dd key={shown.item} className="wrap-anywhere">
                <BackItem shown={shown} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

function BackItem({ shown: { item, text, say, means } }: { shown: Introduced }) {
  const [spelt] = useRomanise()([say])
  return (
    <>
      <span lang={languageOf(text)} className="text-xl">
        {text}
      </span>{' '}
      {item.startsWith('letter:') ? <LatinText>{spelt?.text ?? ''}</LatinText> : <MixedText text={means} />}
    </>
  )
}
