import { lazy, Suspense } from 'react'
import { usePreferences } from '../../storage/preferences.ts'
import { LatinText } from '../../ui/latin-text.tsx'

/** What works out the other spellings of sound is fetched for those who have chosen one. */
const Reading = lazy(() => import('../../ui/reading.tsx').then(({ Reading }) => ({ default: Reading })))

type Props = { text: string; easy: string }

/** How the question sounds, in the spelling the learner has chosen. Easy Latin comes with the question. */
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
