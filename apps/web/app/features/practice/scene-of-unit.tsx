import type { Unit } from '@app/learning/course'
import { isSceneWalked, sceneItem, wordsMissing } from '@app/learning/course/scenes'
import { textIn } from '@app/learning/languages'
import { idOfKind, type Memory } from '@app/learning/practice'
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import type { Course } from '../../course/course.ts'
import { LinkButton } from '../../ui/button.tsx'
import { FixedList } from '../../ui/fixed-list.tsx'

type Props = {
  unit: Unit
  course: Course
  memory: Memory
  /** Of a session of this scene. */
  address: string
}

/** So many of the words that are missing are named. */
const mostNamed = 4

/** The scene of a unit: the way into it once its words were met, and before what of them is missing. */
export function SceneOfUnit({ unit, course, memory, address }: Props) {
  const { language } = usePlace()
  const loaded = useScenes(course, unit)
  const scene = loaded?.content.scenes.get(unit.id)
  const onPath = loaded?.map.scenes.find(({ id }) => id === unit.id)
  if (!course.withScenes || !loaded) return null
  if (!scene || !onPath)
    return (
      <p className="text-ink-soft">
        <Trans>The scene of this unit is not on this device yet. It comes when you are online again.</Trans>
      </p>
    )
  const item = sceneItem(unit.id)
  const isWalked = isSceneWalked(item, memory)
  const missing = isWalked ? [] : wordsMissing(onPath, memory)
  const words = missing.flatMap((word) => course.content.words.get(idOfKind(word, 'word') ?? '') ?? [])
  return (
    <section>
      <h3 className="font-bold">
        <Trans>The scene of this unit</Trans>
      </h3>
      <p lang={language}>{textIn(scene.title, language)}</p>
      {words.length === 0 ? (
        <LinkButton variant="quiet" to={address} className="mt-2 w-full">
          {isWalked ? <Trans>Play the scene again</Trans> : <Trans>Play the scene</Trans>}
        </LinkButton>
      ) : (
        <p className="text-ink-soft">
          <Trans>It opens when you have met its words. Still missing:</Trans>{' '}
          <FixedList items={words.slice(0, mostNamed)}>
            {({ word }, at) => (
              <>
                {at > 0 && ', '}
                <span lang="ml">{word}</span>
              </>
            )}
          </FixedList>
          {words.length > mostNamed && (
            <>
              {' '}
              <Plural value={words.length - mostNamed} one="and # more" other="and # more" />
            </>
          )}
        </p>
      )}
    </section>
  )
}

/** The course with the scenes of a unit's stretch; undefined while they are loaded. Without them, it is as it was. */
function useScenes(course: Course, { id }: Unit): Course | undefined {
  const [loaded, setLoaded] = useState<Course>()
  useEffect(() => {
    let wanted = true
    const stretch = course.path.stretches.find(({ units }) => units.some((unit) => unit.id === id))
    const scenes = stretch && course.withScenes?.([stretch.id])
    scenes?.then(
      (found) => wanted && setLoaded(found),
      () => wanted && setLoaded(course),
    )
    return () => {
      wanted = false
    }
  }, [course, id])
  return loaded
}
