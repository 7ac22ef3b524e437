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
import { join, resolve } from 'node:path'
import { buildWorker } from '../vite/build-worker.ts'

const built = resolve(import.meta.dirname, '../build/client')
const id = 'second'
const renamed = /\b(in-en|letters|blog|manifest)-[\w-]{8}\.js/g

/**
 * The app as a later build would be, in a folder of its own: the letters say so, and the files that changed have other names;
 * the old ones are gone, as after a deployment.
 */
export async function secondVersion(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'malayalam-second-'))
  cpSync(built, folder, { recursive: true })
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  )) {
    if (/\.(?:br|gz)$/.test(path) || path.endsWith('/sw.js')) rmSync(path)
    else if (/\.(?:html|js)$/.test(path) && statSync(path).isFile()) rewrite(path)
  }
  await buildWorker(folder, id)
  return folder
}

function rewrite(path: string) {
  const text = readFileSync(path, 'utf8')
  const later = text
    .replaceAll(renamed, '$1-Second00.js')
    .replaceAll(/data-build="\w+"/g, `data-build="${id}"`)
    .replaceAll('Every letter by its', 'Second version: every letter by its')
  writeFileSync(path, later)
  renameSync(path, path.replace(renamed, '$1-Second00.js'))
}
