import type { ReactNode } from 'react'
import { Reading } from '../../ui/reading.tsx'

type Props = { forms: readonly { name: ReactNode; texts: readonly string[] }[] }

/** Other words for the same, each with its use. Empty ones are left out. */
export function MoreForms({ forms }: Props) {
  return (
    <dl className="mt-4 grid grid-cols-1 gap-3">
      {forms
        .filter(({ texts }) => texts.length > 0)
        .map(({ name, texts }) => (
          <div key={texts[0]}>
            <dt className="font-bold">{name}</dt>
            {texts.map((text) => (
              <dd key={text}>
                <span lang="ml" className="malayalam wrap-anywhere">
                  {text}
                </span>{' '}
                <Reading text={text} className="text-sm wrap-anywhere" />
              </dd>
            ))}
          </div>
        ))}
    </dl>
  )
}
