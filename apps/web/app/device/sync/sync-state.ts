import { createStore } from 'zustand'

/** Whether changes wait because the server was out of reach or had no room for them. */
export const syncState = createStore<{ late: boolean }>(() => ({ late: false }))
