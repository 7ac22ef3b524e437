import { type Item, kindOf } from '../../practice/item.ts'

/** An ending is asked for by itself beside so many others that were met: among strangers it would show itself. */
const fewestOthers = 3

/** Whether this ending can be asked for by itself, after these were met. Its sentences ask for it before that. */
export function hasEnoughEndings(met: Iterable<Item>, asked: Item): boolean {
  let others = 0
  for (const item of met) if (kindOf(item) === 'ending' && item !== asked) others += 1
  return others >= fewestOthers
}
