import { createStore } from 'zustand'

/** Whether what was done here waits since the server could not take it: it was out of reach, or had no room. */
export const syncState = createStore<{ late: boolean }>(() => ({ late: false }))
