import { titles } from 'virtual:content/titles'
import { textIn } from '@app/learning/languages'
import { usePlace } from '../../addresses/use-place.ts'
import { CourseCard } from './course-card.tsx'
import { useCourseToday } from './use-course-today.ts'
import { WaysIn } from './ways-in.tsx'

/** Today's session, as soon as the device has told what is due. */
export function CourseTodayPart() {
  const { language, to } = usePlace()
  const found = useCourseToday()
  return (
    found && (
      <CourseCard
        today={found.today}
        missed={found.missed.map(({ topic, ...counts }) => ({
          topic,
          title: textIn(titles[topic], language),
          ...counts,
        }))}
        language={language}
        sessionAddress={to('/session')}
        placementAddress={to('/placement')}
        waysIn={<WaysIn stacked />}
      />
    )
  )
}
