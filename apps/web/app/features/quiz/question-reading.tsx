import { usePreferences } from '../../storage/preferences.ts'
import { LatinText } from '../../ui/latin-text.tsx'
import { Reading } from '../../ui/reading.tsx'

type Props = { text: string; easy: string }

/** How the question sounds, in the spelling the learner has chosen. Easy Latin comes with the question. */
export function QuestionReading({ text, easy }: Props) {
  const { romanisation } = usePreferences()
  if (romanisation === 'none') return null
  return (
    <p className="mt-0.5 text-sm leading-tight sm:text-base">
      {romanisation === 'easy' ? <LatinText>{easy}</LatinText> : <Reading text={text} />}
    </p>
  )
}
