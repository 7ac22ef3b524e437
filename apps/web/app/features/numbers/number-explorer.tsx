import {
  type NumberPart,
  numberParts,
  ordinal,
  otherWays,
  people,
  piecesOfNumber,
  sayNumber,
  spokenPieces,
} from '@app/malayalam/numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BuiltOf, type Part } from './built-of.tsx'
import { Explorer, type Said } from './explorer.tsx'
import { MoreForms } from './more-forms.tsx'
import { typedNumber } from './typed.ts'

/** Shows how to say a number. */
export function NumberExplorer() {
  const { t } = useLingui()
  const [value, setValue] = useState('24')
  const number = typedNumber(value)
  return (
    <Explorer
      title={<Trans>A number</Trans>}
      label={t`Number`}
      hint={t`From 0 to 99,99,99,999, in figures or in Malayalam.`}
      type="text"
      value={value}
      onValue={setValue}
      refusal={t`Type a whole number from 0 to 99,99,99,999, such as 24.`}
      said={number === undefined ? undefined : saidOf(number)}
    />
  )
}

function saidOf(number: number): Said {
  return { text: sayNumber(number), pieces: piecesOfNumber(number), more: <MoreOfNumber number={number} /> }
}

function MoreOfNumber({ number }: { number: number }) {
  const parts = numberParts(number)
  const inARow = ordinal(number)
  const counted = people(number)
  const glides = parts.some(({ said, apart }) => !apart && /^[അ-ഔ]/u.test(said))
  return (
    <>
      {parts.length > 1 && (
        <BuiltOf parts={parts.map(partOf)}>
          {glides && (
            <p className="mt-2 text-sm text-ink-soft">
              <Trans>
                Between two vowels a <span lang="ml">യ</span> is said and written.
              </Trans>
            </p>
          )}
        </BuiltOf>
      )}
      <MoreForms
        forms={[
          { name: <Trans>Also said</Trans>, texts: otherWays(number).slice(0, 3) },
          { name: <Trans>Which one in a row</Trans>, texts: inARow ? [inARow.short, inARow.full] : [] },
          { name: <Trans>So many people</Trans>, texts: counted ? [counted] : [] },
        ]}
      />
    </>
  )
}

function partOf({ value, word, said, counts }: NumberPart): Part {
  const pieces = said.split(' ')
  return {
    id: String(value),
    said,
    means: counts ? `${inFigures(counts)} × ${inFigures(value / counts)}` : inFigures(value),
    ...(word !== said && { from: word }),
    ...(pieces.every((piece) => spokenPieces.has(piece)) && { pieces }),
  }
}

const inFigures = (number: number) => number.toLocaleString('en-IN')
