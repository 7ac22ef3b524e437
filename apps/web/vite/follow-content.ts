import { join, relative } from 'node:path'
import type { ViteDevServer } from 'vite'

/** What is read of the content folder. Clips and films themselves are known by their manifests. */
const followed = ['data', 'ids.txt', 'known-words.yaml', 'audio/manifest.json', 'films/manifest.json']

/** An editor that saves may remove the file first, and a change of branch touches many. */
const settled = 100

/** The lexicon takes two thirds of the time: where nothing of it has changed, it is kept. */
type Reader = { read: () => void; readButLexicon: () => void; failWith: (fault: Error) => void }

/**
 * In development a changed content file is read at once, and the open pages are loaded again. What is wrong with it stands in
 * the terminal and over each page, until it is mended.
 */
export function followContent(
  server: ViteDevServer,
  root: string,
  { read, readButLexicon, failWith }: Reader,
) {
  const { logger } = server.config

  /** Where the lexicon could not be read, nothing is kept. */
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
      // Its stack would show the reader's code to a teacher.
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
