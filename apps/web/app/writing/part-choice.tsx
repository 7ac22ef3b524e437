import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { FixedList } from '../ui/fixed-list.tsx'

type Part = number | 'whole'

type Props = { words: readonly string[]; part: Part; onChoose: (part: Part) => void }

/**
 * Chooses which part of a sentence is on the paper. On a phone, a single word is large enough for a finger.
 */
export function PartChoice({ words, part, onChoose }: Props) {
  const id = useId()
  return (
    <p className="mb-2 flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="font-semibold">
        <Trans>To trace</Trans>
      </label>
      <select
        id={id}
        value={part}
        onChange={({ target: { value } }) => onChoose(value === 'whole' ? 'whole' : Number(value))}
        className="malayalam min-h-11 min-w-0 grow rounded-xl border-2 border-line bg-ground px-3"
      >
        <option value="whole">
          <Trans>Everything</Trans>
        </option>
        <FixedList items={words}>
          {(word, at) => (
            <option value={at} lang="ml">
              {word}
            </option>
          )}
        </FixedList>
      </select>
    </p>
  )
}
