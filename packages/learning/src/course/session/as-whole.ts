import { kindOf } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import type { Observation } from '../../practice/practice.ts'
import type { Answer } from '../exercises/answer.ts'
import type { Exercise } from '../exercises/exercise.ts'
import { sceneItem } from '../scenes/scene-item.ts'
import { isSceneWalked } from '../scenes/walked.ts'
import { sentenceItem } from './sentence-item.ts'

/**
 * What an answer shows of that which is only remembered. A sentence that was right: what can be done after a unit goes by
 * it. A scene that was walked to its end, or left; and whether one knew on another day what was said in it.
 */
export function asWhole(exercise: Exercise, answer: Answer, right: boolean, memory: Memory): Observation[] {
  switch (exercise.kind) {
    case 'sentence-meaning':
    case 'build-sentence':
    case 'say-sentence':
    case 'type-english':
      return right && exercise.sentence !== undefined ? [understood(exercise.sentence, exercise.targets)] : []
    case 'scene': {
      const item = sceneItem(exercise.scene)
      if (answer.type === 'walked' && answer.finished) return [{ item, skill: 'understand', outcome: 'good' }]
      // Who leaves a scene that was walked before has walked it all the same.
      return isSceneWalked(item, memory) ? [] : [{ item, skill: 'understand', outcome: 'again' }]
    }
    case 'scene-recall':
      return [{ item: sceneItem(exercise.scene), skill: 'recall', outcome: right ? 'good' : 'again' }]
    default:
      return []
  }
}

const understood = (sentence: string, targets: Exercise['targets']): Observation => ({
  item: sentenceItem(
    sentence,
    targets.some(({ item }) => kindOf(item) === 'english'),
  ),
  skill: 'understand',
  outcome: 'good',
})
