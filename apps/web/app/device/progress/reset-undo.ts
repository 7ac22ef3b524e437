import { createStore, useStore } from 'zustand'

/** How long a reset can be undone, in milliseconds. */
const undoTime = 10_000

/** What undoes the last reset, as long as that is possible. */
const undoStore = createStore<{ undo?: (() => void) | undefined }>(() => ({}))

/** For ten seconds `useResetUndo` returns a function that calls `undoReset`. */
export function offerUndo(undoReset: () => void) {
  const undo = () => {
    undoStore.setState({ undo: undefined })
    undoReset()
  }
  undoStore.setState({ undo })
  setTimeout(() => {
    if (undoStore.getState().undo === undo) undoStore.setState({ undo: undefined })
  }, undoTime)
}

/** A function that undoes the last reset. Undefined if there was none, or ten seconds after it. */
export const useResetUndo = () => useStore(undoStore, ({ undo }) => undo)
