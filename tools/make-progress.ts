/**
 * Shows the progress of a long run: in a terminal, one line that is overwritten; otherwise a line for every
 * 500 clips.
 */
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
    /** Prints a line of its own. */
    say: (line: string) => void stdout.write(`${stdout.isTTY ? '\u001b[K' : ''}${line}\n`),
  }
}

export function printError(error: unknown) {
  if (!(error instanceof Error)) return console.error(error)
  const { message, cause } = error
  console.error(cause instanceof Error ? `${message} ${cause.message}` : message)
}
