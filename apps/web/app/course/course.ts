import {
  type CourseContent,
  type Exercise,
  type ExerciseEngine,
  makeIntroduce,
  type Path,
  unpackContent,
  withScenes,
} from '@app/learning/course'
import { scenesOnPath } from '@app/learning/course/scenes'
import { type CourseMap, clipsAhead, courseMap, stretchesAhead } from '@app/learning/course/session'
import { type Item, noMemory } from '@app/learning/practice'
import type { SavedWord } from '@app/learning/vocabulary'
import { targetLanguage } from '../device/target-language/target-language.ts'

/** What is told of an item where it is introduced. */
export type Introduced = Extract<Exercise, { kind: 'introduce' }>['shown'][number]

/** The path, what its exercises are made of, and both as sessions are planned with them. */
export type Course = {
  path: Path
  content: CourseContent
  map: CourseMap
  /** Makes and judges exercises where it is not Malayalam that is learnt. */
  engine?: ExerciseEngine
  introduced: (item: Item) => Introduced | undefined
  /** The items that saved words are, by their keys, where it is not Malayalam that is learnt. */
  itemsOfSaved?: (saved: readonly SavedWord[]) => ReadonlyMap<string, Item>
  /** The clips that sessions of a unit and of the next two play. */
  clipsAhead: (unit: string | undefined) => Promise<string[]>
  /** The same with the scenes of these stretches. What did not arrive is left out: sessions are then without them. */
  withScenes?: (stretches: readonly string[]) => Promise<Course>
}

let arriving: Promise<Course> | undefined

/** The course, loaded once. What did not arrive is requested again at the next call. */
export function loadCourse(): Promise<Course> {
  if (arriving) return arriving
  const course = load()
  arriving = course
  course.catch(() => {
    arriving = undefined
  })
  return course
}

async function load(): Promise<Course> {
  const [{ path }, { packed }] = await Promise.all([
    import('virtual:content/course-path'),
    import('virtual:content/course'),
  ])
  const content = unpackContent(packed)
  if (targetLanguage === 'english') {
    const { englishCourse } = await import('./english-course.ts')
    return englishCourse(content, path)
  }
  return malayalamCourse(path, content, courseMap(path, content))
}

function malayalamCourse(path: Path, content: CourseContent, map: CourseMap): Course {
  return {
    ...{ path, content, map },
    introduced: (item) => makeIntroduce([item], { content, memory: noMemory })?.shown[0],
    clipsAhead: async (unit) => clipsAhead(await adding(stretchesAhead(path, unit)), map, unit),
    withScenes: async (stretches) => {
      const added = await adding(stretches)
      return malayalamCourse(path, added, { ...map, scenes: scenesOnPath(path, added) })
    },
  }

  async function adding(stretches: readonly string[]): Promise<CourseContent> {
    const { loadScenes } = await import('./load-scenes.ts')
    return withScenes(content, await loadScenes(stretches))
  }
}
