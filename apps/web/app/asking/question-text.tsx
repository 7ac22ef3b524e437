import { splitLastWord } from '@app/learning/quiz'
import { isMalayalam } from '@app/malayalam'
import type { ReactNode, Ref } from 'react'
import { QuestionReading } from './question-reading.tsx'

/**
 * Draws a checked text whose words can be tapped: a question, with what surrounds its last word, or an
 * option.
 */
export type RenderWords = (text: string, last?: (word: ReactNode) => ReactNode) => ReactNode

type Props = {
  /** Where it is the heading of its page. */
  heading?: Ref<HTMLHeadingElement>
  text: string
  /** The text in easy Latin, if its sound may be shown. */
  easy: string | undefined
  renderWords?: RenderWords | undefined
}

/**
 * The question, with its last word highlighted. A single letter is large. Its sound stands below, unless that
 * gives the answer away.
 */
export function QuestionText({ heading, text, easy, renderWords }: Props) {
  const { before, word: last, after } = splitLastWord(text)
  const malayalam = isMalayalam(text)
  const size = text.length <= 3 ? 'text-7xl' : text.length < 24 ? 'text-3xl' : 'text-xl sm:text-3xl'
  const Tag = heading ? 'h1' : 'p'
  const mark = (word: ReactNode) => (
    <mark
      lang={malayalam && !isMalayalam(last) ? 'en' : undefined}
      className="rounded-lg bg-sun px-1.5 text-ink"
    >
      {word}
    </mark>
  )
  return (
    <div className="text-center">
      <Tag
        ref={heading}
        tabIndex={-1}
        lang={malayalam ? 'ml' : 'en'}
        className={`outline-none ${malayalam || text.length < 24 ? size : 'text-lg font-semibold sm:text-xl'} text-balance`}
      >
        {renderWords && malayalam ? (
          renderWords(text, mark)
        ) : (
          <>
            {before}
            {mark(last)}
            {after}
          </>
        )}
      </Tag>
      {easy && <QuestionReading text={text} easy={easy} />}
    </div>
  )
}
