import type { TargetLanguage } from '@app/learning/languages'
import { limitConcurrency } from '../limits/limit-concurrency.ts'
import type { Outside } from '../outside/outside.ts'
import { foldWholeLog } from './fold-whole-log.ts'

/**
 * So many learners may wait, because a server that stops folds their logs first. Who finds no place asks again at their
 * next exchange.
 */
const mostWaiting = 20

/**
 * Folds whole logs one after the other, each once: those that a server of before wrote, or that were folded in another
 * edition. Each promise ends when its log is folded, or cannot be.
 */
export function foldQueue({ db, background, report }: Pick<Outside, 'db' | 'background' | 'report'>) {
  const waiting = new Map<string, Promise<void>>()
  const inTurn = limitConcurrency(1)

  return (learnt: TargetLanguage, learner: string): Promise<void> => {
    const name = `${learnt} ${learner}`
    const known = waiting.get(name)
    if (known) return known
    if (waiting.size >= mostWaiting) return Promise.resolve()
    const folding = inTurn(() => foldWholeLog(db, learnt, learner))
      .catch((error: unknown) => report(error))
      .finally(() => waiting.delete(name))
    waiting.set(name, folding)
    background.start(() => folding)
    return folding
  }
}
