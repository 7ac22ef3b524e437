import { type Answer, type Exercise, joinTiles, type Result } from '@app/learning/course'

type Done = { answer: Answer; result: Result }

/**
 * Which words of a built sentence are too many, by their places in the line. Where only the order is wrong there are
 * none: no word is to blame.
 */
export function wrongPlaces(
  exercise: Pick<Extract<Exercise, { kind: 'build-sentence' }>, 'tiles' | 'joins'>,
  { answer, result }: Done,
): number[] {
  if (answer.type !== 'built' || result.feedback?.type !== 'tiles') return []
  const extra = [...result.feedback.extra]
  return joinTiles(answer.tiles, exercise).flatMap(({ text }, place) => {
    const at = extra.indexOf(text)
    if (at < 0) return []
    extra.splice(at, 1)
    return [place]
  })
}
