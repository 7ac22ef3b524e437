import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearchParams } from 'react-router'
import { usePlace } from '../addresses/use-place.ts'
import { SessionScreen } from '../features/practice/session-screen.tsx'
import { stopClip } from '../sound/sound.ts'
import { PageHead } from '../ui/page-head.tsx'
import { ExerciseWithWords, prepareWithWords } from '../watch/exercise-with-words.tsx'

export const handle = { messages: 'practice' }

/**
 * A session of the course: what is due today, and what is new; or, with `unit` in the address, one
 * unit again; or, with `scene`, the scene of a unit.
 */
export default function Session() {
  const { t } = useLingui()
  const { to } = usePlace()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <>
      <PageHead
        title={t`Session – Malayalam for All`}
        description={t`Ten minutes of practice: what you would soon forget, and something new.`}
        listed={false}
      />
      <SessionScreen
        shows={showsAll}
        prepare={prepareWithWords}
        unit={search.get('unit') ?? undefined}
        scene={search.get('scene') ?? undefined}
        renderExercise={(props) => <ExerciseWithWords {...props} />}
        todayAddress={to('/today')}
        sessionAddress={to('/session')}
        onClose={() => {
          stopClip()
          void navigate(to(search.has('scene') ? '/path' : '/today'))
        }}
      />
    </>
  )
}

/** Every kind has its screen. */
const showsAll = () => true
