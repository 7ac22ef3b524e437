import type { Content } from '@app/content'
import { topicsByPage } from '@app/learning/course'
import type { Sound, SoundSet } from '@app/learning/offline'

/** The sounds that the app plays on any page. */
export function appSounds({ audio }: Pick<Content, 'audio'>): Record<'right' | 'wrong', string> {
  const address = (id: string) => `/audio/${id}.mp3?v=${audio.get(id)?.version}`
  return { right: address('right'), wrong: address('wrong') }
}

/**
 * Every clip that a page, or a topic that it opens, may play. Each is listed once, with its approximate size.
 */
export function soundSetsOf(content: Content): Record<SoundSet, Sound[]> {
  const { topics, letters, phrases } = content
  const [level = [], level2 = [], level3 = []] = topicsByPage.map((keys) =>
    topics
      .filter(({ key }) => (keys as readonly string[]).includes(key))
      .flatMap(({ questions }) =>
        questions.flatMap(({ audio, options }) => [audio, ...options.flatMap(({ audio }) => audio ?? [])]),
      )
      .concat(Object.values(appSounds(content))),
  )
  const sized = (urls: string[]) => [...new Set(urls)].map((url) => ({ url, bytes: bytesOf(content, url) }))
  return {
    level: sized(level),
    level2: sized(level2),
    level3: sized(level3),
    letters: sized(letters.flatMap(({ audio, example }) => [audio, example.audio])),
    phrases: sized(phrases.map(({ audio }) => audio)),
  }
}

function bytesOf({ audio }: Content, url: string): number {
  const id = /^\/audio\/(?<id>[\w-]+)\.mp3/.exec(url)?.groups?.id
  const clip = id === undefined ? undefined : audio.get(id)
  if (!clip) throw new Error(`There is no clip at ${url}.`)
  return clip.bytes
}
