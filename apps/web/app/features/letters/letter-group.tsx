import type { LetterGroup as Group, Letter } from '@app/learning/letters'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Reading } from '../../ui/reading.tsx'
import { SpeakerButton } from '../../ui/speaker-button.tsx'

type RenderText = (text: string) => ReactNode

type Props = { group: Group; open: boolean; renderText: RenderText }

/** One group of the table, folded: its letters with how they sound and a word that has them. */
export function LetterGroup({ group: { name, letters }, open, renderText }: Props) {
  return (
    <details open={open} name="letter-group" className="group rounded-2xl border-2 border-line bg-surface">
      <summary className="flex min-h-14 list-none items-center gap-4 px-4 [&::-webkit-details-marker]:hidden">
        <h2 className="w-6 text-xl font-bold text-accent">{name}</h2>
        <span lang="ml" className="malayalam grow truncate">
          {letters.map(shown).join(' ')}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {letters.map((letter) => (
          <LetterRow key={letter.id} letter={letter} renderText={renderText} />
        ))}
      </ul>
    </details>
  )
}

/** A sign cannot stand alone: a dotted circle takes the consonant's place. */
const shown = ({ letter, kind }: Letter) => (kind === 'sign' ? `◌${letter}` : letter)

function LetterRow({ letter, renderText }: { letter: Letter; renderText: RenderText }) {
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
    <li className="grid grid-cols-[4rem_1fr_auto] items-center gap-x-3 gap-y-1 px-4 py-2 sm:grid-cols-[5rem_1fr_auto_1fr_auto]">
      <span lang="ml" className="text-4xl">
        {shown(letter)}
      </span>
      <span>
        <Reading text={kind === 'sign' ? letter.letter : say} className="block font-semibold" />
        <span className="text-sm text-ink-soft">{kinds[kind]}</span>
      </span>
      <SpeakerButton clip={audio} label={t`Listen to ${letter.letter}`} />
      <span className="col-start-2 sm:col-start-4">
        <span lang="ml" className="malayalam block">
          {renderText(example.word)}
        </span>
        <span className="text-sm">
          <Reading text={example.word} />
          {' · '}
          <span lang="en">{example.meaning}</span>
        </span>
      </span>
      <SpeakerButton clip={example.audio} label={t`Listen to ${example.word}`} />
    </li>
  )
}
