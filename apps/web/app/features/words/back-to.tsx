import { languageOf } from '@app/malayalam'
import { ArrowLeft } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { AskedWord } from './asked-word.ts'

type Props = { asked: AskedWord; onWord: (asked: AskedWord) => void }

/** The way back to the word in whose explanation this one stands. */
export function BackTo({ asked, onWord }: Props) {
  const word = asked.words[asked.at] ?? ''
  return (
    <Button variant="quiet" onClick={() => onWord(asked)} className="mb-2 min-h-11 px-3 text-base">
      <ArrowLeft aria-hidden="true" className="size-5" />
      <span lang={languageOf(word)}>{word}</span>
    </Button>
  )
}
