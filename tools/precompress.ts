import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worthwhile = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|data|wasm)$/

/**
 * Writes a `.br` and a `.gz` beside every file that becomes smaller, compressed as tightly as possible. The
 * server only picks one.
 */
export async function precompress(folder: string) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files
    .filter((file) => file.isFile() && worthwhile.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path)
      const packed = await promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      })
      await writeFile(`${path}.br`, packed)
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
