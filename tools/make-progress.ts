/** How far a long making is: one line that is written over where somebody looks; else a line for every 500 clips. */
export function startClock() {
  const { stdout } = process
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  let first: number | undefined
  return {
    seconds,
    show({ made, total }: { made: number; total: number }) {
      first ??= made
      if (!stdout.isTTY && made % 500 > 0) return
      const left = Math.ceil(((seconds() / Math.max(1, made - first)) * (total - made)) / 60)
      stdout.write(`${made} of ${total} clips, about ${left} min left${stdout.isTTY ? '\u001b[K\r' : '\n'}`)
    },
    /** A line of its own. */
    say: (line: string) => void stdout.write(`${stdout.isTTY ? '\u001b[K' : ''}${line}\n`),
  }
}

export function tell(error: unknown) {
  const { message, cause } = error as Error
  console.error(cause instanceof Error ? `${message} ${cause.message}` : message)
}
