import { lazy, Suspense } from 'react'
import { usePreferences } from '../device/settings/preferences.ts'
import { LatinText } from '../ui/latin-text.tsx'

/** Other spellings of the sound are loaded only for learners who chose one. */
const Reading = lazy(() => import('../ui/reading.tsx').then(({ Reading }) => ({ default: Reading })))

type Props = { text: string; easy: string }

/**
 * How the question sounds, in the romanisation that the learner chose. The question brings easy Latin with
 * it.
 */
export function QuestionReading({ text, easy }: Props) {
  const { romanisation } = usePreferences()
  if (romanisation === 'none') return null
  return (
    <p className="mt-0.5 text-sm leading-tight sm:text-base">
      {romanisation === 'easy' ? (
        <LatinText>{easy}</LatinText>
      ) : (
        <Suspense fallback={<LatinText>{'\u00a0'}</LatinText>}>
          <Reading text={text} />
        </Suspense>
      )}
    </p>
  )
}
