import type { Target } from '../parts.ts'
import type { SceneAsk } from './schema.ts'

/** What a line needs whichever right answer is given to it. Chosen and built is the line itself, and that needs it all. */
export function sureOf({ way, targets, answers }: SceneAsk): readonly Target[] {
  if (way === 'choose' || way === 'build') return targets
  return targets.filter(({ item }) =>
    answers.every(({ pieces }) => pieces.some(({ items }) => items.includes(item))),
  )
}
