import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { headersFile } from './headers-file.ts'

/** Makes room for a site: a new or an empty folder, or one with a site written before. Any other folder throws, and stays as it is. */
export function emptySite(folder: string) {
  mkdirSync(folder, { recursive: true })
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is no folder.`)
  const names = readdirSync(folder)
  if (names.length > 0 && !existsSync(join(folder, headersFile)))
    throw new Error(`${folder} has other files in it. Name a new or an empty folder.`)
  // What belongs to a repository that publishes the folder stays.
  for (const name of names.filter((name) => name !== '.git' && name !== 'CNAME'))
    rmSync(join(folder, name), { recursive: true })
}
