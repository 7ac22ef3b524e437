import { type loadCourse, loadWordClips } from '@app/content'
import { packContent } from '@app/learning/course'
import { courseMap } from '@app/learning/course/session'
import type { Sound } from '@app/learning/offline'
import { asModule } from './as-module.ts'
import { readCourse } from './read-course.ts'
import { courseSoundsOf } from './sound-sets.ts'

/**
 * The course as modules: `course-path`, its units, `course`, what its exercises are made of, `course-sounds`, the
 * clips that they play, `course-bytes`, the size of these, `course-words`, the ids of the words that it asks,
 * `course-scenes`, a loader for the scenes of each stretch, and `topic-items`, the words of each topic's quiz. They are made
 * when the first of them is asked for, because reading every sentence takes seconds.
 */
export function courseModules(
  prefix: string,
  ...read: Parameters<typeof loadCourse>
): (id: string) => string | undefined {
  const [content, , root] = read
  let made: ReturnType<typeof loadCourse> | undefined
  const course = () => {
    made ??= readCourse(...read)
    return made
  }
  let sized: Sound[] | undefined
  const sounds = () => {
    const { content: spoken, scenes } = course()
    sized ??= courseSoundsOf(spoken, Object.values(scenes).flat(), content, loadWordClips(root))
    return sized
  }
  return (id) => {
    if (id === `${prefix}course-path`) return asModule({ path: course().path })
    if (id === `${prefix}course`) return asModule({ packed: packContent(course().content) })
    if (id === `${prefix}course-sounds`) return asModule({ courseSounds: sounds() })
    if (id === `${prefix}course-bytes`)
      return asModule({ courseBytes: sounds().reduce((sum, { bytes }) => sum + bytes, 0) })
    if (id === `${prefix}course-words`) {
      const { path, content } = course()
      const { has } = courseMap(path, content)
      return asModule({ courseWords: [...content.words.keys()].filter((word) => has(`word:${word}`)) })
    }
    if (id === `${prefix}topic-items`) return asModule({ topicItems: course().topicItems })
    if (id === `${prefix}course-scenes`) {
      const stretches = Object.keys(course().scenes)
      const loaders = stretches.map(
        (key) => `${JSON.stringify(key)}: () => import('${prefix}${scenesOf}${key}')`,
      )
      return `export const loaders = { ${loaders.join(', ')} }`
    }
    const scenes = id.startsWith(`${prefix}${scenesOf}`)
      ? course().scenes[id.slice(prefix.length + scenesOf.length)]
      : undefined
    return scenes && asModule({ scenes })
  }
}

const scenesOf = 'course-scenes/'
