import { languageOf } from '@app/malayalam'

type Props = { word: string; onWord: (beside: Element) => void; className?: string }

/** The word of a card. It opens the explanation of the word. */
export function WordTitle({ word, onWord, className = '' }: Props) {
  return (
    <button
      type="button"
      lang={languageOf(word)}
      onClick={({ currentTarget }) => onWord(currentTarget)}
      className={`min-h-11 max-w-full text-left text-2xl break-words decoration-dotted decoration-2 underline-offset-[0.3em] hover:underline ${className}`}
    >
      {word}
    </button>
  )
}
