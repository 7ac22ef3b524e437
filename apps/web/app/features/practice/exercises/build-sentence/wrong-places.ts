import type { Answer, Exercise, Result } from '@app/learning/course'

type Done = { answer: Answer; result: Result }

/**
 * Which tiles of a built sentence are too many, by their places in the line. Where only the order is wrong there are
 * none: no word is to blame.
 */
export function wrongPlaces(
  { tiles }: Extract<Exercise, { kind: 'build-sentence' }>,
  { answer, result }: Done,
): number[] {
  if (answer.type !== 'built' || result.feedback?.type !== 'tiles') return []
  const extra = [...result.feedback.extra]
  return answer.tiles.flatMap((tile, place) => {
    const at = extra.indexOf(tiles[tile]?.text ?? '')
    if (at < 0) return []
    extra.splice(at, 1)
    return [place]
  })
}
