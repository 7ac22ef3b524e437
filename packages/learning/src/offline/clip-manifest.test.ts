import { expect, it } from 'vitest'
import { clipManifest, type Speaker, versionsIn } from './clip-manifest.ts'

const made: Speaker = { kind: 'made', engine: 'eSpeak NG', version: '1', voice: 'ml' }
const asha: Speaker = { kind: 'recorded', speaker: 'Asha Nair', licence: 'CC BY-SA 4.0' }

const manifest = clipManifest([
  ['tea', { version: '01234567', speaker: made }],
  ['milk', { version: '89abcdef', speaker: asha }],
  ['rice', { version: '76543210', speaker: { ...made } }],
])

it('says of every clip who speaks in it, and names each speaker once', () => {
  expect(manifest).toEqual([
    { speaker: made, clips: { tea: '01234567', rice: '76543210' } },
    { speaker: asha, clips: { milk: '89abcdef' } },
  ])
})

it('tells the version of every clip', () => {
  expect([...versionsIn(manifest)].toSorted()).toEqual([
    ['milk', '89abcdef'],
    ['rice', '76543210'],
    ['tea', '01234567'],
  ])
})
