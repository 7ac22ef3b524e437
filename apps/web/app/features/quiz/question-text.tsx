import { splitLastWord } from '@app/learning/quiz'
import { isMalayalam } from '@app/malayalam'
import { Reading } from '../../ui/reading.tsx'

type Props = { text: string; reading: boolean }

/** The question, its last word highlighted; a single letter stands large. Under it how it sounds, where that gives nothing away. */
export function QuestionText({ text, reading }: Props) {
  const { before, word, after } = splitLastWord(text)
  const malayalam = isMalayalam(text)
  const size = text.length <= 3 ? 'text-7xl' : text.length < 30 ? 'text-3xl' : 'text-2xl'
  return (
    <div className="text-center">
      <h1
        lang={malayalam ? 'ml' : 'en'}
        className={`${malayalam ? size : 'text-xl font-semibold'} text-balance`}
      >
        {before}
        <mark className="rounded-lg bg-sun px-1.5 text-ink">{word}</mark>
        {after}
      </h1>
      {malayalam && reading && <Reading text={text} className="mt-1 block text-base" />}
    </div>
  )
}
