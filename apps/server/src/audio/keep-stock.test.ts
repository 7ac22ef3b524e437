import { expect, it } from 'vitest'
import { keepStock } from './keep-stock.ts'
import type { PlayedClip } from './played-clip.ts'

const bytes = Uint8Array.of(0xff, 1)
const clips = new Map(
  Array.from({ length: 1100 }, (_, at): [string, PlayedClip] => [
    `clip-${at}`,
    { source: 'made', version: '01234567', speaker: { kind: 'chime' }, recipe: {} },
  ]),
)

function aStock() {
  const made: string[] = []
  const lines: { fields: object; text: string }[] = []
  const removals: ReadonlySet<string>[] = []
  const folder = {
    has: async (name: string) => made.includes(name),
    keep: async () => true,
    removeAllBut: async (wanted: ReadonlySet<string>) => {
      removals.push(wanted)
      return 0
    },
  }
  const maker = {
    makeInStock: async (name: string) => {
      made.push(name)
      return bytes
    },
  }
  const log = { info: (fields: object, text: string) => lines.push({ fields, text }) }
  return { made, lines, removals, setup: { clips, folder, maker, log: log as never } }
}

it('makes all clips, and logs its progress after every 500 and at the end', async () => {
  const { made, lines, setup } = aStock()
  await keepStock(setup, 'all')
  expect(made).toHaveLength(1100)
  expect(lines.map(({ text }) => text)).toEqual([
    'Clips are being made.',
    'Clips are being made.',
    'All clips are made.',
  ])
  expect(lines[2]?.fields).toMatchObject({ made: 1100, kept: 0 })
})

it('logs nothing when there is nothing to make', async () => {
  const { lines, setup } = aStock()
  await keepStock(setup, 'all')
  lines.length = 0
  await keepStock(setup, 'all')
  expect(lines).toEqual([])
})

it('makes none when they are made on demand, and removes those of other recipes', async () => {
  const { made, removals, setup } = aStock()
  await keepStock(setup, 'on-demand')
  expect(made).toEqual([])
  expect(removals[0]?.has('clip-7-01234567.mp3')).toBe(true)
})
