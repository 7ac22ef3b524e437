import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearchParams } from 'react-router'
import { usePlace } from '../addresses/use-place.ts'
import { SampleScreen } from '../features/practice/samples/sample-screen.tsx'
import { useHydrated } from '../prerender/use-hydrated.ts'
import { PageHead } from '../ui/page-head.tsx'
import { ExerciseWithWords } from '../watch/exercise-with-words.tsx'

export const handle = { messages: 'practice' }

/**
 * Samples of each kind of exercise, for tests and for looking: `?kind=type-it&seed=7`. Nothing that is answered
 * here is kept. No page links to it.
 */
export default function Practice() {
  const { t } = useLingui()
  const { to } = usePlace()
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  // The page is built without an address: it comes alive as it was built.
  const search = useHydrated() ? asked : new URLSearchParams()
  return (
    <>
      <PageHead
        title={t`Kinds of exercise – Malayalam for All`}
        description={t`A sample of every kind of exercise on the path, to look at. Nothing is kept.`}
        listed={false}
      />
      <SampleScreen
        kind={search.get('kind') ?? ''}
        seed={Number(search.get('seed') ?? 1)}
        address={to('/practice')}
        renderExercise={(props) => <ExerciseWithWords {...props} />}
        onClose={() => void navigate(to('/practice'))}
      />
    </>
  )
}
