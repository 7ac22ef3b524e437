import { type Brought, type BroughtKind, wordsOfFile } from '@app/learning/bring'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/form/field.tsx'
import { Notes, notesOfMended } from './notes.tsx'

type Read = Exclude<Brought, { kind: 'refused' }>
type Props = {
  brought: Read
  onAs: (kind: BroughtKind) => void
  /** Undefined where nobody is asked. */
  onRate?: (rate: number) => void
}

/** What was brought, as it was understood, what was left out of it, and what else it can be taken as. */
export function WhatItIs({ brought, onAs, onRate }: Props) {
  const { others, leftOut, doubts } = brought
  const guessed = doubts.find(({ what }) => what === 'frame-rate')
  const mended = brought.kind === 'lines' ? notesOfMended(brought.mended) : []
  const notes = [...leftOut, ...doubts, ...mended]
  return (
    <section className="mb-4 rounded-2xl border-2 border-gold bg-surface p-4">
      <p role="status" className="font-semibold">
        <Kind brought={brought} />
      </p>
      <ul className="mt-1 list-disc pl-6 empty:hidden">
        <Notes notes={notes} />
      </ul>
      {guessed && onRate && <RateField rate={guessed.count} onRate={onRate} />}
      {others.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {others.map((kind) => (
            <Button key={kind} variant="quiet" onClick={() => onAs(kind)} className="text-base">
              <Instead kind={kind} />
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

function Kind({ brought }: { brought: Read }) {
  if (brought.kind === 'words') {
    const words = wordsOfFile(brought.words)
    const count = words.type === 'sound' ? words.words.length : 0
    if (brought.from === 'deck')
      return (
        <Plural
          value={count}
          one="This is a deck: # word to your list."
          other="This is a deck: # words to your list."
        />
      )
    return (
      <Plural
        value={count}
        one="This looks like words: # to your list."
        other="These look like words: # to your list."
      />
    )
  }
  if (brought.kind === 'lines')
    return (
      <Plural
        value={brought.lines.length}
        one="These look like captions: # line."
        other="These look like captions: # lines."
      />
    )
  const { chapters } = brought.text
  const lines = chapters.reduce((sum, chapter) => sum + chapter.lines.length, 0)
  const parts = chapters.length
  switch (brought.from) {
    case 'book':
      return (
        <Trans>
          This is a book: <Plural value={parts} one="# chapter" other="# chapters" />,{' '}
          <Plural value={lines} one="# line" other="# lines" />.
        </Trans>
      )
    case 'chat':
      return <Plural value={lines} one="This is a chat: # line." other="This is a chat: # lines." />
    case 'page':
      return <Plural value={lines} one="This is a web page: # line." other="This is a web page: # lines." />
    case 'notes':
      return <Plural value={lines} one="These are notes: # line." other="These are notes: # lines." />
    case 'document':
    case 'spreadsheet':
      return <Plural value={lines} one="This is a document: # line." other="This is a document: # lines." />
    default:
      return <Plural value={lines} one="This is a text: # line." other="This is a text: # lines." />
  }
}

function Instead({ kind }: { kind: BroughtKind }) {
  switch (kind) {
    case 'words':
      return <Trans>Take it as words instead</Trans>
    case 'lines':
      return <Trans>Take it as captions instead</Trans>
    case 'text':
      return <Trans>Read it as a text instead</Trans>
  }
}

const rates = ['23.976', '24', '25', '29.97', '30', '50', '60'] as const

function RateField({ rate, onRate }: { rate: number; onRate: (rate: number) => void }) {
  const { t, i18n } = useLingui()
  const name = (one: string) => i18n.number(Number(one), { maximumFractionDigits: 3 })
  return (
    <div className="mt-2 max-w-xs">
      <SelectField
        label={t`Frames in a second`}
        value={rates.find((one) => Number(one) === rate) ?? '25'}
        options={rates}
        names={
          Object.fromEntries(rates.map((one) => [one, name(one)])) as Record<(typeof rates)[number], string>
        }
        onChange={(chosen) => onRate(Number(chosen))}
      />
    </div>
  )
}
