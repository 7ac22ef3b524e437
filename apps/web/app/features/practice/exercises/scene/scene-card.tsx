import type { CourseScene } from '@app/learning/course'
import { textIn } from '@app/learning/languages'
import { learnersPart } from '@app/learning/scenes'
import { Trans } from '@lingui/react/macro'
import { usePlace } from '../../../../addresses/use-place.ts'
import { FixedList } from '../../../../ui/fixed-list.tsx'
import { PersonHead, PersonName } from './person.tsx'

/** Before a scene: how it is called, who is in it, and whose part the learner takes. Nothing sounds yet. */
export function SceneCard({ scene }: { scene: Pick<CourseScene, 'title' | 'people' | 'fixed'> }) {
  const { language } = usePlace()
  const { title, people, fixed = [] } = scene
  return (
    <div className="flex grow flex-col justify-center gap-4">
      <div className="text-center">
        <p className="text-sm text-ink-soft">
          <Trans>A scene: you hear it, and you answer.</Trans>
        </p>
        <h2 lang={language} className="text-3xl font-bold text-balance">
          {textIn(title, language)}
        </h2>
      </div>
      <ul className="flex flex-wrap justify-center gap-4">
        <FixedList items={people}>
          {(by) => (
            <li className="flex items-center gap-2">
              <PersonHead by={by} />
              {by === learnersPart ? (
                <span className="font-semibold">
                  <Trans>You are Meera</Trans>
                </span>
              ) : (
                <PersonName by={by} />
              )}
            </li>
          )}
        </FixedList>
      </ul>
      {fixed.length > 0 && (
        <ul className="mx-auto grid gap-1">
          <FixedList items={fixed}>
            {({ text, english }) => (
              <li>
                <span lang="ml">{text}</span> – <span lang="en">{english}</span>
              </li>
            )}
          </FixedList>
        </ul>
      )}
    </div>
  )
}
