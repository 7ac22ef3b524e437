import type { Background } from '../outside/outside.ts'

/** Runs work that no reply waits for. */
export function startBackground(report: (error: unknown) => void): Background {
  const under = new Set<Promise<unknown>>()

  return {
    start(work) {
      const done = Promise.resolve()
        .then(work)
        .catch(report)
        .finally(() => under.delete(done))
      under.add(done)
    },
    async drain() {
      while (under.size > 0) await Promise.all(under)
    },
  }
}
