import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type Props = { meaning: string; pronunciation: ReactNode }

/** The two lines of a word's card. */
export function WordLines({ meaning, pronunciation }: Props) {
  return (
    <dl>
      <div>
        <dt className="text-sm text-ink-soft">
          <Trans>Meaning</Trans>
        </dt>
        <dd lang={languageOf(meaning)} className="font-semibold">
          {meaning}
        </dd>
      </div>
      <div className="mt-1">
        <dt className="text-sm text-ink-soft">
          <Trans>Pronunciation</Trans>
        </dt>
        <dd className="min-h-6">{pronunciation}</dd>
      </div>
    </dl>
  )
}
