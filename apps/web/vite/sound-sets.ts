import type { Content, PlayedClips } from '@app/content'
import type { CourseContent, CourseScene } from '@app/learning/course'
import type { TurnedCourse } from '@app/learning/course/english'
import { clipsOfScene } from '@app/learning/course/session'
import { topicsByPage } from '@app/learning/levels'
import type { EnglishSoundSet, Sound, SoundSet } from '@app/learning/offline'
import type { QuizTopic } from '@app/learning/quiz'
import { clipOfEnglish } from '@app/learning/spoken-english'

/** The sounds that the app plays on any page. */
export function appSounds({ audio }: Pick<Content, 'audio'>): Record<'right' | 'wrong', string> {
  const address = (id: string) => `/audio/${id}.mp3?v=${audio.get(id)?.version}`
  return { right: address('right'), wrong: address('wrong') }
}

/**
 * Every clip that a page, or a topic that it opens, may play. Each is listed once, with its approximate size.
 */
export function pageSoundsOf(
  content: Content,
): Record<Exclude<SoundSet, 'course' | EnglishSoundSet>, Sound[]> {
  const { topics, letters, phrases } = content
  const [level = [], level2 = [], level3 = []] = topicsByPage.map((keys) =>
    topics
      .filter(({ key }) => (keys as readonly string[]).includes(key))
      .flatMap(({ questions }) =>
        questions.flatMap(({ audio, options }) => [audio, ...options.flatMap(({ audio }) => audio ?? [])]),
      )
      .concat(Object.values(appSounds(content))),
  )
  const sized = (urls: string[]) => withSizes(urls, content.audio)
  return {
    level: sized(level),
    level2: sized(level2),
    level3: sized(level3),
    letters: sized(letters.flatMap(({ audio, example }) => [audio, example.audio])),
    phrases: sized(phrases.map(({ audio }) => audio)),
  }
}

/** The same for the course: every clip that a session may play, and the sounds of an answer. */
export function courseSoundsOf(
  { letters, words, sentences }: Pick<CourseContent, 'letters' | 'words' | 'sentences'>,
  scenes: readonly CourseScene[],
  content: Pick<Content, 'audio'>,
  wordClips: PlayedClips,
): Sound[] {
  const spoken = [...letters.values(), ...words.values(), ...sentences.values()]
  const urls = [...spoken.flatMap(({ audio }) => audio || []), ...scenes.flatMap(clipsOfScene)]
  return withSizes([...urls, ...Object.values(appSounds(content))], new Map([...wordClips, ...content.audio]))
}

/** The same for who learns English: the prompts of each level page, and the words and sentences of the path. */
export function englishSoundsOf(
  content: Content,
  topics: ReadonlyMap<string, QuizTopic>,
  { path, words, sentences }: Pick<TurnedCourse, 'path' | 'words' | 'sentences'>,
  wordClips: PlayedClips,
): Record<EnglishSoundSet, Sound[]> {
  const clips = new Map([...wordClips, ...content.audio])
  const answers = Object.values(appSounds(content))
  const [level = [], level2 = [], level3 = []] = topicsByPage.map((keys) =>
    withSizes(
      [...keys.flatMap((key) => topics.get(key)?.questions.map(({ audio }) => audio) ?? []), ...answers],
      clips,
    ),
  )
  const units = path.stretches.flatMap(({ units }) => units)
  const walked = units.flatMap((unit) => [
    ...unit.words.flatMap((id) => words.get(id)?.english ?? []),
    ...unit.sentences.flatMap((id) => sentences.get(id)?.english ?? []),
  ])
  // A rare word of the path has no clip: the server would have to say it.
  const said = walked.map(clipOfEnglish).flatMap((id) => {
    const clip = clips.get(id)
    return clip ? [`/audio/${id}.mp3?v=${clip.version}`] : []
  })
  return {
    'english-level': level,
    'english-level2': level2,
    'english-level3': level3,
    'english-course': withSizes([...said, ...answers], clips),
  }
}

const withSizes = (urls: readonly string[], clips: PlayedClips): Sound[] =>
  [...new Set(urls)].map((url) => ({ url, bytes: bytesOf(clips, url) }))

function bytesOf(clips: PlayedClips, url: string): number {
  const id = /^\/audio\/(?<id>[\w-]+)\.mp3/.exec(url)?.groups?.id
  const clip = id === undefined ? undefined : clips.get(id)
  if (!clip) throw new Error(`There is no clip at ${url}.`)
  return clip.bytes
}
