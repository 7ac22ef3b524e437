/**
 * Whether the browser has promised to keep the data on the device, even when space runs short. `unknown` if
 * it cannot say.
 */
export type Persistence = 'promised' | 'not promised' | 'unknown'

export async function readPersistence(): Promise<Persistence> {
  if (!navigator.storage?.persisted) return 'unknown'
  return (await navigator.storage.persisted()) ? 'promised' : 'not promised'
}

/**
 * Asks for that promise if it is not given yet. A browser may ask the learner, so call it where the question
 * makes sense.
 */
export async function askToPersist(): Promise<Persistence> {
  const known = await readPersistence()
  if (known !== 'not promised') return known
  return (await navigator.storage.persist()) ? 'promised' : 'not promised'
}
