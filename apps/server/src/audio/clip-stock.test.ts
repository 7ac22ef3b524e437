import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aDirectory } from '../testing/start-app.ts'
import { openClipFolder } from './clip-folder.ts'
import { makeStock } from './clip-stock.ts'
import type { PlayedClip } from './played-clip.ts'

const bytes = Uint8Array.of(0xff, 1)
const speaker = { kind: 'chime' } as const
const made = (id: string): [string, PlayedClip] => [
  id,
  { source: 'made', version: '01234567', speaker, recipe: { id } },
]
const clips = new Map<string, PlayedClip>([
  made('milk'),
  made('rice'),
  ['tea', { source: 'recorded', version: '89abcdef', speaker, path: '/tea.mp3' }],
  made('water'),
])

function aStock({ broken = [], files = {} }: { broken?: string[]; files?: Record<string, Uint8Array> } = {}) {
  const dir = aDirectory(files)
  const asked: string[] = []
  const maker = {
    makeInStock: async (name: string) => {
      asked.push(name)
      if (broken.some((id) => name.startsWith(id))) throw new Error('hoarse')
      return bytes
    },
  }
  const folder = openClipFolder(join(dir, 'clips'), () => undefined)
  return { asked, setup: { clips, folder, maker }, names: () => readdirSync(join(dir, 'clips')) }
}

const names = ['milk-01234567.mp3', 'rice-01234567.mp3', 'water-01234567.mp3']

it('makes every clip that is not recorded, and then nothing', async () => {
  const { setup, asked, names: there } = aStock()
  expect(await makeStock(setup)).toEqual({ made: 3, kept: 0, removed: 0, failed: [] })
  expect(there()).toEqual(names)
  expect(await makeStock(setup)).toEqual({ made: 0, kept: 3, removed: 0, failed: [] })
  expect(asked).toEqual(names)
})

it('goes on from where it was stopped', async () => {
  const { setup, asked } = aStock()
  const stopped = await makeStock({ ...setup, isStopping: () => asked.length === 1 })
  expect(stopped).toMatchObject({ stopped: 'by whoever asked' })
  expect(await makeStock(setup)).toMatchObject({ made: 3 })
})

it('removes clips of old recipes once the new ones are made, and not before', async () => {
  const old = 'clips/milk-76543210.mp3'
  const { setup, names: there } = aStock({ files: { [old]: bytes } })
  const seen: string[][] = []
  await makeStock({ ...setup, onClip: () => seen.push(there()) })
  expect(seen.every((names) => names.includes('milk-76543210.mp3'))).toBe(true)
  expect(there()).toEqual(names)
})

it('skips a clip that cannot be made, and names it', async () => {
  const { setup, names: there } = aStock({ broken: ['rice'] })
  expect(await makeStock(setup)).toMatchObject({ made: 2, failed: ['rice-01234567.mp3'] })
  expect(there()).toEqual([names[0], names[2]])
})

it('stops when nothing can be made at all', async () => {
  const { setup, asked } = aStock({ broken: ['milk', 'rice', 'water'] })
  expect(await makeStock(setup)).toMatchObject({ made: 0, stopped: 'nothing can be made' })
  expect(asked).toHaveLength(3)
})

it('stops when nothing can be written, as on a full disk', async () => {
  const { setup, asked } = aStock()
  const folder = { has: async () => false, keep: async () => false, removeAllBut: async () => 0 }
  expect(await makeStock({ ...setup, folder })).toMatchObject({ made: 0, stopped: 'nothing can be kept' })
  expect(asked).toHaveLength(1)
})
