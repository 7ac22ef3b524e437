import type { Item } from '../../../practice/item.ts'
import type { Observation } from '../../../practice/practice.ts'
import type { Answer } from '../answer.ts'
import { misfit, type Result, unknownAnswer } from '../result.ts'
import type { Scene } from './schema.ts'

/**
 * What a walk through a scene showed: of each answer what it needed and had, and what it lacked. What was lacking once is
 * not known, though another line had it.
 */
export function judgeScene({ kind, targets, lines }: Scene, answer: Answer): Result {
  if (answer.type === 'unknown') return unknownAnswer(targets)
  if (answer.type !== 'walked') return misfit(answer, kind)
  const looks = new Map<string, Observation>()
  for (const { line, had, lacked } of answer.lines)
    for (const target of lines[line]?.asks?.targets ?? []) {
      const key = `${target.item} ${target.skill}`
      const isIn = (items: readonly Item[]) => items.includes(target.item)
      if (isIn(lacked)) looks.set(key, { ...target, outcome: 'again' })
      else if (isIn(had) && !looks.has(key)) looks.set(key, { ...target, outcome: 'good' })
    }
  return { right: answer.lines.every(({ right }) => right), looks: [...looks.values()] }
}
