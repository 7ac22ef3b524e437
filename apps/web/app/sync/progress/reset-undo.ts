import { createStore, useStore } from 'zustand'
import { resetProgress } from './record.ts'

/** So long a reset can be taken back: milliseconds. */
const undoTime = 10_000

/** What takes the last reset back, as long as that is possible. */
const undoStore = createStore<{ undo?: (() => void) | undefined }>(() => ({}))

/** Resets the progress at once; for ten seconds `useResetUndo` offers to take it back. */
export function resetWithUndo() {
  const takeBack = resetProgress()
  const undo = () => {
    undoStore.setState({ undo: undefined })
    takeBack()
  }
  undoStore.setState({ undo })
  setTimeout(() => {
    if (undoStore.getState().undo === undo) undoStore.setState({ undo: undefined })
  }, undoTime)
}

/** Takes the last reset back. Undefined if there is none, or if ten seconds have gone by. */
export const useResetUndo = () => useStore(undoStore, ({ undo }) => undo)
