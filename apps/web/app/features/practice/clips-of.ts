import type { Exercise } from '@app/learning/course'

/** The clips of an exercise: first the one that it is about, if it is about one. */
export function clipsOf(exercise: Exercise): string[] {
  const own = 'audio' in exercise && exercise.audio !== undefined ? [exercise.audio] : []
  return [...own, ...partsOf(exercise).flatMap(({ audio }) => audio ?? [])]
}

type Part = { audio?: string | undefined }

function partsOf(exercise: Exercise): readonly Part[] {
  switch (exercise.kind) {
    case 'introduce':
      return exercise.shown
    case 'match-pairs':
      return exercise.pairs
    case 'quiz-question':
      return [exercise.question, ...exercise.question.options]
    case 'choose-meaning':
    case 'sentence-meaning':
    case 'hear-choose-script':
    case 'see-choose-sound':
    case 'tell-apart':
    case 'film-lines':
      return exercise.options
    case 'scene':
      return exercise.lines.flatMap((line) => [line, ...(line.asks?.wrong ?? []).map(({ reply }) => reply)])
    case 'scene-recall':
      return [exercise.line]
    case 'put-ending':
      return exercise.options ?? []
    case 'build-sentence':
    case 'spell-it':
    case 'type-it':
    case 'type-english':
    case 'write-by-hand':
    case 'say-it':
    case 'say-sentence':
      return []
  }
}

/** The clip that Space plays again while an exercise asks: what is told, and never the answer. */
export function mainClip(exercise: Exercise): string | undefined {
  switch (exercise.kind) {
    case 'quiz-question':
      return exercise.question.audio
    case 'spell-it':
    case 'say-sentence':
      return undefined
    case 'build-sentence':
    case 'type-it':
    case 'type-english':
      return exercise.by === 'ear' ? exercise.audio : undefined
    case 'say-it':
      return undefined
    case 'scene-recall':
      return exercise.line.audio
    default:
      return 'audio' in exercise ? exercise.audio : undefined
  }
}
