import { splitLastWord } from '@app/learning/quiz'
import { isMalayalam } from '@app/malayalam'
import { QuestionReading } from './question-reading.tsx'

type Props = {
  text: string
  /** The text in easy Latin, where how it sounds may be shown. */
  easy: string | undefined
}

/** The question, its last word highlighted; a single letter stands large. Under it how it sounds, where that gives nothing away. */
export function QuestionText({ text, easy }: Props) {
  const { before, word, after } = splitLastWord(text)
  const malayalam = isMalayalam(text)
  const size = text.length <= 3 ? 'text-7xl' : text.length < 24 ? 'text-3xl' : 'text-xl sm:text-3xl'
  return (
    <div className="text-center">
      <h1
        lang={malayalam ? 'ml' : 'en'}
        className={`${malayalam ? size : 'text-lg font-semibold sm:text-xl'} text-balance`}
      >
        {before}
        <mark className="rounded-lg bg-sun px-1.5 text-ink">{word}</mark>
        {after}
      </h1>
      {easy && <QuestionReading text={text} easy={easy} />}
    </div>
  )
}
