import type { Content, PlayedClips } from '@app/content'
import { type CourseContent, topicsByPage } from '@app/learning/course'
import type { Sound, SoundSet } from '@app/learning/offline'

/** The sounds that the app plays on any page. */
export function appSounds({ audio }: Pick<Content, 'audio'>): Record<'right' | 'wrong', string> {
  const address = (id: string) => `/audio/${id}.mp3?v=${audio.get(id)?.version}`
  return { right: address('right'), wrong: address('wrong') }
}

/**
 * Every clip that a page, or a topic that it opens, may play. Each is listed once, with its approximate size.
 */
export function pageSoundsOf(content: Content): Record<Exclude<SoundSet, 'course'>, Sound[]> {
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
  content: Pick<Content, 'audio'>,
  wordClips: PlayedClips,
): Sound[] {
  const spoken = [...letters.values(), ...words.values(), ...sentences.values()]
  const urls = spoken.flatMap(({ audio }) => audio || [])
  return withSizes([...urls, ...Object.values(appSounds(content))], new Map([...wordClips, ...content.audio]))
}

const withSizes = (urls: readonly string[], clips: PlayedClips): Sound[] =>
  [...new Set(urls)].map((url) => ({ url, bytes: bytesOf(clips, url) }))

function bytesOf(clips: PlayedClips, url: string): number {
  const id = /^\/audio\/(?<id>[\w-]+)\.mp3/.exec(url)?.groups?.id
  const clip = id === undefined ? undefined : clips.get(id)
  if (!clip) throw new Error(`There is no clip at ${url}.`)
  return clip.bytes
}
