/** Work that no reply waits for. The server waits for it when it stops. */
export type Background = { start(work: () => Promise<unknown>): void; drain(): Promise<void> }

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
