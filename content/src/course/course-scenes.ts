import type { CourseScene, CourseSceneLine, LearnersLine, SceneSaid } from '@app/learning/course'
import type { LexiconEntry } from '@app/learning/vocabulary'
import { words as wordsOf } from '@app/malayalam'
import { addressOf } from '../audio/audio-path.ts'
import type { Scene, SceneLine } from '../authored/scenes-file.ts'
import { contentFolder, readContentFiles, scenesFolder } from '../content-files.ts'
import type { Content } from '../load-content.ts'
import { clipOfReply, clipOfSceneLine } from '../scenes/scene-clips.ts'
import { readSource, type Source } from '../source.ts'
import { type Pieces, piecesIn } from './course-content.ts'

/** The files of the scenes, read alone. */
export function readSceneFiles(root: string = contentFolder): Pick<Source, 'scenes'> {
  return readSource(readContentFiles(root, (path) => path.startsWith(`${scenesFolder}/`)))
}

/** The scenes as they are walked, by their stretches. Their words are read as those of sentences are. */
export function courseScenesOf(
  { scenes }: Pick<Source, 'scenes'>,
  { audio }: Pick<Content, 'audio'>,
  entries: readonly LexiconEntry[],
): Record<string, CourseScene[]> {
  const pieces = piecesIn(entries)
  const clip = (id: string) => {
    const made = audio.get(id)
    return made && addressOf(id, made.version)
  }
  return Object.fromEntries(
    scenes.map((episode) => [episode.id, episode.scenes.map((scene) => sceneOf(scene, pieces, clip))]),
  )
}

type ClipOf = (id: string) => string | undefined

function sceneOf(scene: Scene, pieces: Pieces, clip: ClipOf): CourseScene {
  const { unit, title, place, hour, people, things, fixed, lines, tomorrow, recall } = scene
  return {
    ...{ id: unit, title, place, hour, people, tomorrow },
    ...(things && { things }),
    ...(fixed && { fixed }),
    lines: lines.map((line, at) => lineOf(unit, line, at, pieces, clip)),
    recall: { ...recall, line: recall.line - 1 },
  }
}

function lineOf(unit: string, line: SceneLine, at: number, pieces: Pieces, clip: ClipOf): CourseSceneLine {
  const { by, to, shows, things, new: fresh } = line
  const learner = learnersOf(unit, line, at, pieces, clip)
  return {
    ...{ by, to, shows },
    ...saidOf(line, pieces, clip(clipOfSceneLine(unit, at))),
    ...(fresh && { fresh: fresh.map((entry) => `word:${entry}` as const) }),
    ...(things && { things }),
    ...(learner && { learner }),
  }
}

function learnersOf(
  unit: string,
  { learner: task, answers = [], wrong = [] }: SceneLine,
  at: number,
  pieces: Pieces,
  clip: ClipOf,
): LearnersLine | undefined {
  if (!task) return undefined
  return {
    task,
    answers: answers.map((text) => ({ text, pieces: pieces({ text, english: '', gloss: [] }) })),
    wrong: wrong.map(({ reply, ...said }, nth) => ({
      ...saidOf(said, pieces),
      reply: saidOf(reply, pieces, clip(clipOfReply(unit, at, nth))),
    })),
  }
}

type Written = Pick<SceneLine, 'text' | 'written' | 'english'> & { gloss?: readonly string[] | undefined }

/** A gloss is of the words as they are said: it stands in the pieces if the written form has as many. */
function saidOf({ text, written, english, gloss = [] }: Written, pieces: Pieces, audio?: string): SceneSaid {
  const read = written ?? text
  const own = gloss.length === wordsOf(read).length ? gloss : []
  return {
    ...{ text, english },
    ...(written !== undefined && { written }),
    ...(audio !== undefined && { audio }),
    pieces: pieces({ text: read, english, gloss: own }),
  }
}
