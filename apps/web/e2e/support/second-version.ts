import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { buildWorker } from '../../vite/build-worker.ts'

const built = resolve(import.meta.dirname, '../../build/client')
const id = 'second'
const words = 'Every letter by its'

/**
 * A later build of the app, in a folder of its own: the letters page says so, and every file that changes by
 * it has another name. The old files are gone, as after a deployment.
 */
export async function secondVersion(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'malayalam-second-'))
  cpSync(built, folder, { recursive: true })
  const texts = new Map<string, string>()
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  )) {
    if (/\.(?:br|gz)$/.test(path) || path.endsWith('/sw.js')) rmSync(path)
    else if (/\.(?:html|js)$/.test(path) && statSync(path).isFile())
      texts.set(path, readFileSync(path, 'utf8'))
  }
  const changed = changedScripts(texts)
  for (const [path, text] of texts) {
    writeFileSync(path, rewritten(text, changed))
    const name = basename(path)
    if (changed.has(name)) renameSync(path, join(dirname(path), laterName(name)))
  }
  await buildWorker(folder, id)
  return folder
}

/**
 * The scripts that contain the words, the scripts that name one of those, and so on: a build names a file by
 * its content.
 */
function changedScripts(texts: ReadonlyMap<string, string>): Set<string> {
  const changed = new Set<string>()
  const isChanged = (text: string) => text.includes(words) || [...changed].some((name) => text.includes(name))
  let before: number
  do {
    before = changed.size
    for (const [path, text] of texts)
      if (path.includes('/assets/') && isChanged(text)) changed.add(basename(path))
  } while (changed.size > before)
  return changed
}

function rewritten(text: string, changed: ReadonlySet<string>): string {
  let later = text
    .replaceAll(/data-build="\w+"/g, `data-build="${id}"`)
    .replaceAll(words, `Second version: every letter by its`)
  for (const name of changed) later = later.replaceAll(name, laterName(name))
  return later
}

const laterName = (name: string) => name.replace(/-(?=[\w-]{8}\.js$)/, '-Second')
