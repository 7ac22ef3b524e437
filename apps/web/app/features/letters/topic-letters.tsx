import type { Letter } from '@app/learning/letters'
import { easyLatin } from '@app/malayalam/sound'
import type { ReactNode } from 'react'
import { LatinText } from '../../ui/latin-text.tsx'
import { ListenButton } from '../../ui/sound/listen-button.tsx'

type Props = { letters: readonly Letter[]; renderText: (text: string) => ReactNode }

/** The letters of a topic, in the spelling of its questions, each with a word that shows it. */
export function TopicLetters({ letters, renderText }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {letters.map(({ id, letter, say, audio, example }) => (
        <li
          key={id}
          className="flex items-center gap-3 rounded-2xl border-2 border-line bg-surface px-4 py-2"
        >
          <span lang="ml" className="min-w-14 text-center text-4xl leading-[1.6]">
            {letter}
          </span>
          <LatinText className="grow font-semibold">{easyLatin(say)}</LatinText>
          <span className="text-right leading-tight">
            <span lang="ml" className="block text-xl">
              {renderText(example.word)}
            </span>
            <span lang="en" className="text-sm text-ink-soft">
              {example.meaning}
            </span>
          </span>
          <ListenButton clip={audio} text={letter} />
        </li>
      ))}
    </ul>
  )
}
