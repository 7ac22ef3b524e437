import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aDirectory } from '../testing/start-app.ts'
import { openClipFolder } from './clip-folder.ts'

const mp3 = Uint8Array.of(0xff, 0xf3, 1)
const name = 'tea-01234567.mp3'

function aFolder(files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const dir = aDirectory(files)
  const reports: string[] = []
  return { dir, reports, folder: openClipFolder(join(dir, 'clips'), (error) => reports.push(String(error))) }
}

it('stores a complete clip under its name, and no other file', async () => {
  const { dir, folder } = aFolder()
  expect(await folder.read(name)).toBeUndefined()
  expect(await folder.keep(name, mp3)).toBe(true)
  expect(await folder.read(name)).toEqual(Buffer.from(mp3))
  expect(await folder.has(name)).toBe(true)
  expect(readdirSync(join(dir, 'clips'))).toEqual([name])
})

it('stores the same clip for two processes at once', async () => {
  const { dir, folder } = aFolder()
  const other = openClipFolder(join(dir, 'clips'), () => undefined)
  await Promise.all([folder, other, folder, other].map((one) => one.keep(name, mp3)))
  expect(readdirSync(join(dir, 'clips'))).toEqual([name])
  expect(readFileSync(join(dir, 'clips', name))).toEqual(Buffer.from(mp3))
})

it.each(['', 'no mp3'])('treats a file of %j as missing', async (content) => {
  const { folder } = aFolder({ [`clips/${name}`]: content })
  expect(await folder.read(name)).toBeUndefined()
})

it('reports once that nothing can be written, and again after a write that succeeded', async () => {
  const { dir, folder, reports } = aFolder()
  // Nobody can write there, not even root.
  symlinkSync('/proc/self/nowhere', join(dir, 'clips'))
  expect(await folder.keep(name, mp3)).toBe(false)
  expect(await folder.keep(name, mp3)).toBe(false)
  expect(reports).toEqual([
    `Error: Clips cannot be kept in ${dir}/clips, so they are made again when they are asked for.`,
  ])
})

it('removes clips of other recipes and files of stopped processes, and nothing else', async () => {
  const part = '.6e2c7a1e-1111-4222-8333-944455556666.part'
  const { dir, folder } = aFolder({
    [`clips/${name}`]: mp3,
    'clips/tea-76543210.mp3': mp3,
    'clips/notes.txt': 'mine',
    [`clips/milk-01234567.mp3${part}`]: mp3,
    [`clips/rice-01234567.mp3${part}`]: mp3,
  })
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
  utimesSync(join(dir, `clips/milk-01234567.mp3${part}`), old, old)
  expect(await folder.removeAllBut(new Set([name]))).toBe(2)
  expect(readdirSync(join(dir, 'clips'))).toEqual(['notes.txt', `rice-01234567.mp3${part}`, name])
})

it('may be emptied at any time', async () => {
  const { dir, folder } = aFolder()
  expect(await folder.removeAllBut(new Set())).toBe(0)
  expect(existsSync(join(dir, 'clips'))).toBe(false)
  mkdirSync(join(dir, 'clips'))
  writeFileSync(join(dir, 'clips/other.txt'), '')
  expect(await folder.keep(name, mp3)).toBe(true)
})
