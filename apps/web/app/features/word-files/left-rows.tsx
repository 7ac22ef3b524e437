import type { LeftRow, SheetsFile } from '@app/learning/bring'
import { languageOf } from '@app/malayalam'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { inputShape } from '../../ui/form/labelled.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'

/** The most rows that are named at once. Those that are mended make room for others. */
const mostShown = 20

type Props = {
  left: readonly LeftRow[]
  of: SheetsFile['of']
  /** Takes the row with this word. */
  onMend: (key: number, word: string) => void
}

/** The rows that cannot be taken, each with its reason and a field to write its word. */
export function LeftRows({ left, of, onMend }: Props) {
  if (left.length === 0) return undefined
  const more = left.length - mostShown
  return (
    <details className="mb-3" open={left.length <= 5}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        <Plural value={left.length} one="# row is left out" other="# rows are left out" />
      </summary>
      <ul className="grid gap-3">
        {left.slice(0, mostShown).map((row) => (
          <li key={row.key} className="break-words">
            <Reason row={row} of={of} /> {row.shown !== '' && <MixedText text={row.shown} />}
            <MendField key={row.word} row={row} of={of} onMend={onMend} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <Plural value={more} one="# more row is left out" other="# more rows are left out" />
          </li>
        )}
      </ul>
    </details>
  )
}

function Reason({ row: { line, why }, of }: { row: LeftRow; of: SheetsFile['of'] }) {
  const where = of === 'notes' ? <Trans>Note {line}</Trans> : <Trans>Line {line}</Trans>
  switch (why) {
    case 'empty':
      return <Trans>{where} is left out: it has no word.</Trans>
    case 'long':
      return <Trans>{where} is left out: its word is too long.</Trans>
    case 'damaged':
      return <Trans>{where} is left out: a letter of its word is damaged.</Trans>
    case 'no-malayalam':
      return <Trans>{where} is left out: its word is not in Malayalam.</Trans>
  }
}

type FieldProps = Omit<Props, 'left'> & { row: LeftRow }

function MendField({ row: { key, line, word }, of, onMend }: FieldProps) {
  const { t } = useLingui()
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const written = String(new FormData(event.currentTarget).get('word') ?? '').trim()
    if (written !== '') onMend(key, written)
  }
  return (
    <form noValidate onSubmit={onSubmit} className="mt-1 flex flex-wrap gap-2">
      <input
        name="word"
        aria-label={of === 'notes' ? t`The word in note ${line}` : t`The word in line ${line}`}
        lang={languageOf(word)}
        defaultValue={word}
        maxLength={200}
        autoComplete="off"
        className={`${inputShape} max-w-60 grow basis-40`}
      />
      <Button type="submit" variant="quiet" className="px-4 text-base">
        <Trans>Mend</Trans>
      </Button>
    </form>
  )
}
