import type { Timeline } from '../timeline.ts'
import { act, type Change } from './act.ts'
import { type Holding, type Look, type Pose, person, standing } from './person.ts'
import { mouthOf } from './voice.ts'

/** A character of the film: what they do and when, and their picture at a time. */
export type Player = {
  pose: (t: number) => Pose
  draw: (t: number, holding?: Holding, more?: Partial<Pose>) => string
}

/** Gives the speaker called `by` an appearance and a part. */
export function player(
  timeline: Timeline,
  by: string,
  look: Look,
  first: Partial<Pose>,
  part: readonly Change<Pose>[],
): Player {
  const pose = act({ ...standing, ...first }, part)
  return {
    pose,
    draw: (t, holding, more) => {
      const speed = (pose(t + 0.04).x - pose(t - 0.04).x) / 0.08
      return person(look, { ...pose(t), ...more }, t, mouthOf(timeline, by, t), holding, speed)
    },
  }
}
