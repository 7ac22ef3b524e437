import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDir } from '../disk/make-dir.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * In milliseconds: how long an incomplete file is left alone. It may belong to another process that is still
 * writing it.
 */
const abandonedAfter = 60 * 60 * 1000

const clip = /^[\w-]+-[0-9a-f]{8}\.mp3$/
const halfWritten = /^[\w-]+-[0-9a-f]{8}\.mp3\.[\w-]+\.part$/

/**
 * The folder of the made clips. Any number of processes may use it, and anybody may empty it: a missing clip
 * is made again. If it cannot be written, `report` is called once, and clips are played all the same.
 */
export function openClipFolder(dir: string, report: (error: unknown) => void) {
  let isReported = false

  async function write(name: string, bytes: Bytes) {
    makeDir(dir)
    const temporary = join(dir, `${name}.${randomUUID()}.part`)
    try {
      await writeFile(temporary, bytes)
      await rename(temporary, join(dir, name))
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined)
      throw error
    }
  }

  return {
    /** Undefined if the file is missing or is not an mp3, as after a power cut. */
    async read(name: string): Promise<Bytes | undefined> {
      const bytes = await readFile(join(dir, name)).catch(() => undefined)
      return bytes?.[0] === 0xff ? bytes : undefined
    },

    async has(name: string): Promise<boolean> {
      const found = await stat(join(dir, name)).catch(() => undefined)
      return found !== undefined && found.size > 0
    },

    /**
     * Writes a clip to another name and renames it, so that the file is always complete. Returns whether it
     * was written.
     */
    async keep(name: string, bytes: Bytes): Promise<boolean> {
      try {
        await write(name, bytes)
        isReported = false
        return true
      } catch (error) {
        if (!isReported)
          report(
            new Error(`Clips cannot be kept in ${dir}, so they are made again when they are asked for.`, {
              cause: error,
            }),
          )
        isReported = true
        return false
      }
    },

    /** Removes the clips of other recipes, and the files of stopped processes. Returns how many. */
    async removeAllBut(wanted: ReadonlySet<string>): Promise<number> {
      const names = await readdir(dir).catch(() => [])
      const unwanted: string[] = []
      for (const name of names)
        if (
          clip.test(name) ? !wanted.has(name) : halfWritten.test(name) && (await isAbandoned(join(dir, name)))
        )
          unwanted.push(name)
      await Promise.all(unwanted.map((name) => rm(join(dir, name), { force: true })))
      return unwanted.length
    },
  }
}

export type ClipFolder = ReturnType<typeof openClipFolder>

async function isAbandoned(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > abandonedAfter
}
