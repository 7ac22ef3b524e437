type Closer = () => Promise<unknown>

const closers: Closer[] = []

/** Test files share the modules that their process has loaded: what such a module opens is closed each time a file ends. */
export function atEndOfFile(close: Closer) {
  closers.push(close)
}

export async function closeOpened() {
  for (const close of closers) await close()
}
