import type { CardKind } from '@app/learning/review'
import { tabKeys } from '../storage/keys.ts'
import { tabStorage } from '../storage/safe-storage.ts'
import { nameFor } from '../target-language/target-language.ts'

type ShownCard = { word: string; kind: CardKind }

const keyOf = ({ word, kind }: ShownCard) => `${kind} ${word}`

const all = (): Record<string, unknown> => {
  const kept = tabStorage.readJson(nameFor(tabKeys.shownCards))
  return kept && typeof kept === 'object' ? { ...kept } : {}
}

export function keepShown(card: ShownCard, at: number) {
  tabStorage.setItem(nameFor(tabKeys.shownCards), JSON.stringify({ ...all(), [keyOf(card)]: at }))
}

/** Removes a card whose grade was undone. */
export function forgetShown(card: ShownCard) {
  const { [keyOf(card)]: _undone, ...rest } = all()
  tabStorage.setItem(nameFor(tabKeys.shownCards), JSON.stringify(rest))
}

/** Returns a function that looks up when a card was graded here, as of now. */
export function shownCards(): (card: ShownCard) => number | undefined {
  const kept = all()
  return (card) => {
    const at = kept[keyOf(card)]
    return typeof at === 'number' ? at : undefined
  }
}

/** Whether a card was graded in this tab. */
export const hasShown = (): boolean => Object.keys(all()).length > 0
