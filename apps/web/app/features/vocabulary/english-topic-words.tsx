import { saidInEnglish } from '@app/learning/spoken-english'
import type { ReactNode } from 'react'
import { ListenButton } from '../../ui/sound/listen-button.tsx'

type Props = {
  words: readonly { id: string; english: string; malayalam: string }[]
  renderText: (text: string) => ReactNode
}

/** The English of a topic, each line to hear and to read with what it means in Malayalam. */
export function EnglishTopicWords({ words, renderText }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {words.map(({ id, english, malayalam }) => (
        <li
          key={id}
          className="flex items-center gap-3 rounded-2xl border-2 border-line bg-surface px-4 py-2"
        >
          <span className="min-w-0 grow leading-snug">
            <span lang="en" className="block text-xl font-semibold">
              {english}
            </span>
            {malayalam !== '' && (
              <span lang="ml" className="malayalam">
                {renderText(malayalam)}
              </span>
            )}
          </span>
          <ListenButton clip={saidInEnglish(english)} text={english} />
        </li>
      ))}
    </ul>
  )
}
