import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { headersFile } from './headers-file.ts'

/**
 * Empties the folder for a site. It must be new, empty, or have a site from before; any other folder is left as it is,
 * and an error is thrown.
 */
export function emptySite(folder: string) {
  mkdirSync(folder, { recursive: true })
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is no folder.`)
  const names = readdirSync(folder)
  if (names.length > 0 && !existsSync(join(folder, headersFile)))
    throw new Error(`${folder} has other files in it. Name a new or an empty folder.`)
  // The files of a repository that publishes the folder stay.
  for (const name of names.filter((name) => name !== '.git' && name !== 'CNAME'))
    rmSync(join(folder, name), { recursive: true })
}
