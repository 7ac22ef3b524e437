import { type Item, idOf, kindOf } from '../../practice/item.ts'
import { courseEndings, endingsAlike } from '../endings.ts'
import type { Target } from '../exercises/parts.ts'

/** An ending is asked for by itself beside so many others that were met: among strangers it would show itself. */
const fewestOthers = 3

/**
 * Whether this ending can be asked for by itself, after these were met: beside others that say something else, and, where
 * it is to be formed, that the same kind of word takes. Its sentences ask for it before that.
 */
export function hasEnoughEndings(met: Iterable<Item>, { item: asked, skill }: Target): boolean {
  let others = 0
  for (const item of met) {
    const isOther = kindOf(item) === 'ending' && item !== asked && !endingsAlike(idOf(item), idOf(asked))
    if (isOther && (skill !== 'form' || kindOfWord(item) === kindOfWord(asked))) others += 1
  }
  return others >= fewestOthers
}

const kindOfWord = (ending: Item) => courseEndings.find(({ id }) => id === idOf(ending))?.of
