import { join, relative } from 'node:path'
import type { ViteDevServer } from 'vite'

/** The parts of the content folder that are read. Clips and films are read by their manifests. */
const followed = ['data', 'ids.txt', 'known-words.yaml', 'audio/manifest.json', 'films/manifest.json']

/**
 * Milliseconds. An editor may remove a file before it saves it, and a change of branch touches many files.
 */
const settled = 100

/** The lexicon takes two thirds of the time, so it is kept if none of its files has changed. */
type Reader = { read: () => void; readButLexicon: () => void; failWith: (fault: Error) => void }

/**
 * In development, reads a changed content file at once and reloads the open pages. A fault in it shows in the
 * terminal and over each page, until it is corrected.
 */
export function followContent(
  server: ViteDevServer,
  root: string,
  { read, readButLexicon, failWith }: Reader,
) {
  const { logger } = server.config

  /** If the lexicon could not be read, nothing is kept. */
  let hasLexicon = false

  function readAgain(changed: readonly string[]) {
    const isKept = hasLexicon && changed.every((path) => /^data\/(?!lexicon\/)/.test(path))
    try {
      if (isKept) readButLexicon()
      else read()
      hasLexicon = true
      return undefined
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error))
      logger.error(fault.message, { timestamp: true })
      // The stack would show the reader's code to a teacher.
      fault.stack = ''
      failWith(fault)
      hasLexicon &&= isKept
      return fault
    }
  }

  function forget() {
    for (const { moduleGraph } of Object.values(server.environments))
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith('\0virtual:content/')) moduleGraph.invalidateModule(module)
  }

  const changed = new Set<string>()

  function update() {
    const fault = readAgain([...changed])
    changed.clear()
    forget()
    if (fault)
      server.ws.send({ type: 'error', err: { message: fault.message, stack: '', plugin: 'content' } })
    else server.ws.send({ type: 'full-reload' })
  }

  let waiting: NodeJS.Timeout | undefined
  server.watcher.add(followed.map((path) => join(root, path)))
  server.watcher.on('all', (_event, path) => {
    const inside = relative(root, path)
    if (!followed.some((place) => inside === place || inside.startsWith(`${place}/`))) return
    changed.add(inside)
    clearTimeout(waiting)
    waiting = setTimeout(update, settled)
  })
  readAgain(followed)
}
