/**
 * Asks for many keys at once: the keys that come while `limit` queries are under way form the next batch. A
 * query always begins after its keys came, so no answer is older than its request. If a query fails, it fails
 * for all keys of its batch.
 */
export function batch<Value>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  limit: number,
): (key: string) => Promise<Value | undefined> {
  let under = 0
  let waiting = new Map<string, PromiseWithResolvers<Value | undefined>>()

  const askNext = async () => {
    const current = waiting
    waiting = new Map()
    under += 1
    try {
      const found = await ask([...current.keys()])
      for (const [key, { resolve }] of current) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of current.values()) reject(error)
    }
    under -= 1
    if (waiting.size > 0) askNext()
  }

  return (key) => {
    const same = waiting.get(key)
    if (same) return same.promise
    const own = Promise.withResolvers<Value | undefined>()
    waiting.set(key, own)
    if (under < limit) askNext()
    return own.promise
  }
}
