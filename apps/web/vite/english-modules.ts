import {
  type Content,
  englishQuizTargets,
  englishTopics,
  englishTopicWords,
  englishVersion,
  type loadCourse,
  loadWordClips,
} from '@app/content'
import { englishCourseFrom } from '@app/learning/course/english'
import { isEnglishClip, numberOfClip } from '@app/learning/spoken-english'
import { asModule } from './as-module.ts'
import { readCourse } from './read-course.ts'
import { englishSoundsOf } from './sound-sets.ts'

/**
 * What the topics ask of who learns English, as modules: `english-questions` and `english-topic-words`, a loader for each
 * topic, `english-sounds`, the clips of each level page, `english-bytes`, their sizes, `english-clips`, what has a
 * clip, and `english-voice`. They are made when the first of them is asked for.
 */
export function englishModules(
  prefix: string,
  ...read: Parameters<typeof loadCourse>
): (id: string) => string | undefined {
  const [content, lexicon, root] = read
  const make = () => {
    const { whole, path } = readCourse(...read)
    const topics = englishTopics(content, lexicon, whole)
    const turned = englishCourseFrom(whole, path)
    const sounds = englishSoundsOf(content, topics, turned, loadWordClips(root))
    return { topics, targets: englishQuizTargets(turned), words: englishTopicWords(topics), sounds }
  }
  let known: ReturnType<typeof make> | undefined
  const made = () => {
    known ??= make()
    return known
  }
  const questions = `${prefix}english-questions`
  const words = `${prefix}english-topic-words`
  const loaders = (module: string, { topics }: Content) =>
    `export const loaders = { ${topics.map(({ key }) => `${key}: () => import('${module}/${key}')`).join(', ')} }`
  return (id) => {
    switch (id) {
      case `${prefix}english-voice`:
        return asModule({ version: englishVersion })
      case `${prefix}english-sounds`:
        return asModule({ englishSounds: made().sounds })
      case `${prefix}english-clips`: {
        const ids = [...content.audio.keys(), ...loadWordClips(root).keys()]
        const english = ids.filter((id) => isEnglishClip(`/audio/${id}`)).map(numberOfClip)
        return asModule({ numbers: [...new Set(english)].toSorted().join(' ') })
      }
      case `${prefix}english-bytes`: {
        const sizes = Object.entries(made().sounds).map(([set, sounds]) => [
          set,
          sounds.reduce((sum, { bytes }) => sum + bytes, 0),
        ])
        return asModule({ englishBytes: Object.fromEntries(sizes) })
      }
      case questions:
        return loaders(questions, content)
      case words:
        return loaders(words, content)
    }
    const topic = content.topics.find(({ key }) => id === `${questions}/${key}` || id === `${words}/${key}`)
    if (!topic) return undefined
    if (id.startsWith(`${words}/`)) return asModule({ words: made().words.get(topic.key) ?? [] })
    const turned = made().topics.get(topic.key)
    return asModule({ ...turned, targets: made().targets.get(topic.key) ?? {} })
  }
}
