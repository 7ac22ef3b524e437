import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type Props<Example> = { examples: readonly Example[]; renderExample: (example: Example) => ReactNode }

/** Example sentences of a word, under their heading. Without any, there is nothing. */
export function InUse<Example extends { text: string }>({ examples, renderExample }: Props<Example>) {
  if (examples.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="font-semibold text-ink-soft">
        <Trans>In use</Trans>
      </h3>
      <ul className="grid gap-3">
        {examples.map((example) => (
          <li key={example.text}>{renderExample(example)}</li>
        ))}
      </ul>
    </section>
  )
}
