/** How hard the coach's sentences are: easy, medium or hard. `docs/coach.md` says how a sentence is graded. */
export const coachLevels = [1, 2, 3] as const
export type CoachLevel = (typeof coachLevels)[number]

/** From so many known words, or from such a userlevel, sentences are medium, and hard. */
const mediumFrom = { words: 100, userlevel: 10 }
const hardFrom = { words: 400, userlevel: 20 }

/** The level that suits a learner, by the number of words that they know and by their userlevel. */
export function levelFor(learner: { words: number; userlevel: number }): CoachLevel {
  const reaches = (least: typeof learner) =>
    learner.words >= least.words || learner.userlevel >= least.userlevel
  if (reaches(hardFrom)) return 3
  return reaches(mediumFrom) ? 2 : 1
}

/** The next level, or undefined if there is none. */
export const easier = (level: CoachLevel): CoachLevel | undefined =>
  coachLevels.findLast((one) => one < level)
export const harder = (level: CoachLevel): CoachLevel | undefined => coachLevels.find((one) => one > level)
