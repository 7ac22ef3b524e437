import type { LetterGroup as Group, Letter } from '@app/learning/letters'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useHydrated } from '../../prerender/use-hydrated.ts'
import { shownOf } from '../../reports/about.ts'
import { ReportButton } from '../../reports/report-button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Reading } from '../../ui/reading.tsx'
import { ListenButton } from '../../ui/sound/listen-button.tsx'
import { shownLetter } from './shown-letter.ts'
import { WriteButton } from './write-button.tsx'

type RenderText = (text: string) => ReactNode

type Props = {
  group: Group
  open: boolean
  renderText: RenderText
  /** Which letters can be written, and what to call when a learner wants to write one. */
  canWrite: (letter: Letter) => boolean
  onWrite: (letter: Letter) => void
  /** The letters that the learner has met: the others are quieter. Undefined as long as none was. */
  met: ReadonlySet<string> | undefined
}

/** One folded group of the table: its letters with their sounds, and a word with each letter. */
export function LetterGroup({ group: { name, letters }, open, renderText, canWrite, onWrite, met }: Props) {
  // A slow phone does not make a hundred buttons that nobody sees.
  const hydrated = useHydrated()
  const [wasOpened, setOpened] = useState(false)
  const reportable = hydrated && (open || wasOpened)
  return (
    <details
      open={open}
      onToggle={() => setOpened(true)}
      name="letter-group"
      className="group @container rounded-2xl border-2 border-line bg-surface"
    >
      <summary className="flex min-h-14 list-none items-center gap-4 px-4 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-6 text-xl font-bold text-accent">
          <MixedText text={name} />
        </h2>
        <span lang="ml" className="malayalam min-w-0 grow font-letters @2xs:truncate">
          {letters.map(shownLetter).join(' ')}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {letters.map((letter) => (
          <LetterRow
            key={letter.id}
            letter={letter}
            isQuiet={met ? !met.has(letter.id) : false}
            renderText={renderText}
            write={canWrite(letter) && <WriteButton letter={letter} onWrite={() => onWrite(letter)} />}
            report={reportable ? <ReportLetter letter={letter} /> : <span className="size-11" />}
          />
        ))}
      </ul>
    </details>
  )
}

type RowProps = {
  letter: Letter
  isQuiet: boolean
  renderText: RenderText
  write: ReactNode
  report: ReactNode
}

/** Its styles stand once in `app.css`, in `letter-row`: a slow phone reads every byte of a hundred rows. */
function LetterRow({ letter, isQuiet, renderText, write, report }: RowProps) {
  const { kind, say, audio, example } = letter
  const { t } = useLingui()
  const kinds = {
    vowel: t`vowel`,
    sign: t`sign`,
    consonant: t`consonant`,
    chillu: t`chillu`,
    conjunct: t`joined letters`,
  }
  return (
    <li className="letter-row">
      <span lang="ml" className={isQuiet ? 'text-4xl text-ink-soft' : 'text-4xl'}>
        {shownLetter(letter)}
      </span>
      <span>
        <Reading text={kind === 'sign' ? letter.letter : say} className="block font-semibold" />
        <span className="text-sm text-ink-soft">{kinds[kind]}</span>
      </span>
      <span>
        {write}
        <ListenButton clip={audio} text={letter.letter} />
      </span>
      <span>
        <span lang="ml" className="malayalam">
          {renderText(example.word)}
        </span>
        <span className="text-sm">
          <Reading text={example.word} />
          {' · '}
          <span lang="en">{example.meaning}</span>
        </span>
      </span>
      <span>
        <ListenButton clip={example.audio} text={example.word} />
        {report}
      </span>
    </li>
  )
}

function ReportLetter({ letter: { id, letter, say, example } }: { letter: Letter }) {
  const shown = shownOf(letter, say, example.word, example.meaning)
  return <ReportButton icon about={{ kind: 'letter', item: id, shown }} name={letter} />
}
