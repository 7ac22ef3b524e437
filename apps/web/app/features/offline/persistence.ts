/** Whether the browser has promised to keep what is on the device, even when space runs short. `unknown` where it cannot say. */
export type Persistence = 'promised' | 'not promised' | 'unknown'

export async function readPersistence(): Promise<Persistence> {
  if (!navigator.storage?.persisted) return 'unknown'
  return (await navigator.storage.persisted()) ? 'promised' : 'not promised'
}

/** Asks for that promise, unless it is given. A browser may ask the learner; so this belongs where it makes sense to them. */
export async function askToPersist(): Promise<Persistence> {
  const known = await readPersistence()
  if (known !== 'not promised') return known
  return (await navigator.storage.persist()) ? 'promised' : 'not promised'
}
