import { storyVoice, voiceOf } from '@app/learning/scenes'
import type { Clip } from '../audio/clip.ts'
import type { Source } from '../source.ts'

/** The clips of scenes: each line, and after it what is said to each wrong answer. Spoken as it is said. */
export function sceneClips({ scenes }: Pick<Source, 'scenes'>): Clip[] {
  return scenes.flatMap(({ document, scenes }) =>
    scenes.flatMap(({ unit, lines }, scene) =>
      lines.flatMap(({ by, to, text, wrong = [] }, at): Clip[] => {
        const place = ['scenes', scene, 'lines', at]
        const replies = wrong.map(
          ({ reply }, nth): Clip => ({
            id: clipOfReply(unit, at, nth),
            say: reply.text,
            voice: voiceOf(to),
            document,
            place: [...place, 'wrong', nth, 'reply'],
          }),
        )
        return [{ id: clipOfSceneLine(unit, at), say: text, voice: voiceOf(by), document, place }, ...replies]
      }),
    ),
  )
}

/** The clips of stories, one for each line. */
export function storyClips({ stories }: Pick<Source, 'stories'>): Clip[] {
  return stories.flatMap(({ id, document, lines }) =>
    lines.map(
      ({ text }, at): Clip => ({
        id: clipOfStoryLine(id, at),
        say: text,
        voice: storyVoice,
        document,
        place: ['lines', at],
      }),
    ),
  )
}

/** The clip of a line of a unit's scene, by its place from 0: `scene-hello-1` is the first. */
export const clipOfSceneLine = (unit: string, at: number) => `scene-${unit}-${at + 1}`

/** The clip of what is said to a wrong answer to that line, by their places from 0: `scene-hello-2-1`. */
export const clipOfReply = (unit: string, at: number, wrong: number) =>
  `${clipOfSceneLine(unit, at)}-${wrong + 1}`

/** The clip of a line of a story, by its place from 0: `story-tomorrow-1` is the first. */
const clipOfStoryLine = (story: string, at: number) => `story-${story}-${at + 1}`
