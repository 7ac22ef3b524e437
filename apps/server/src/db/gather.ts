/**
 * Asks for many keys at once: those that come while `most` questions are under way go together as the next one. Each key is
 * asked for after it came, so an answer is never older than its request. One that fails fails for all that went with it.
 */
export function gather<Value>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  most: number,
): (key: string) => Promise<Value | undefined> {
  let under = 0
  let waiting = new Map<string, PromiseWithResolvers<Value | undefined>>()

  const askNext = async () => {
    const asked = waiting
    waiting = new Map()
    under += 1
    try {
      const found = await ask([...asked.keys()])
      for (const [key, { resolve }] of asked) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of asked.values()) reject(error)
    }
    under -= 1
    if (waiting.size > 0) askNext()
  }

  return (key) => {
    const same = waiting.get(key)
    if (same) return same.promise
    const own = Promise.withResolvers<Value | undefined>()
    waiting.set(key, own)
    if (under < most) askNext()
    return own.promise
  }
}
