import { Trans } from '@lingui/react/macro'
import { MixedText } from '../../ui/mixed-text.tsx'
import { useOtherDictionaries } from './use-other-dictionaries.ts'

/**
 * The entries of the dictionaries that the operator imported, each with its source and licence. Our own entry
 * stands above.
 */
export function OtherDictionaries({ words }: { words: readonly string[] }) {
  const entries = useOtherDictionaries(words)
  if (entries.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="font-semibold">
        <Trans>In other dictionaries</Trans>
      </h3>
      <ul className="divide-y divide-line">
        {entries.map(({ word, meaning, pos, source, licence }) => (
          <li key={`${source} ${word} ${pos} ${meaning}`} className="py-2">
            <span lang="ml">{word}</span>: <MixedText text={meaning} />
            {pos && ` (${pos})`}
            <span className="block text-sm text-ink-soft">
              {source} · {licence}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
