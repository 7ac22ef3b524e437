import { type ReactNode, Suspense } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import { useHydrated } from '../../prerender/use-hydrated.ts'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'
import { TodayCard } from './today-card.tsx'
import { useToday } from './use-today.ts'

const CourseToday = lazyWithMessages(
  () => import('./course-today.tsx').then(({ CourseTodayPart }) => CourseTodayPart),
  'practice',
)

/**
 * Today's session, and below it what else there is, once the device has told what it keeps; `fallback` until then. Both
 * have their room from the first paint on.
 */
export function TodayPart({ fallback }: { fallback: ReactNode }) {
  const { language } = usePlace()
  const plan = useToday()
  const hydrated = useHydrated()
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid min-h-96 grid-cols-1 sm:min-h-84">
        {hydrated ? (
          <Suspense>
            <CourseToday />
          </Suspense>
        ) : (
          fallback
        )}
      </div>
      <div className="min-h-100">{plan && <TodayCard plan={plan} language={language} />}</div>
    </div>
  )
}
