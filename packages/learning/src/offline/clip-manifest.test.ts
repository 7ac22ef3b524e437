import { expect, it } from 'vitest'
import { addressesIn, clipManifest, type Speaker } from './clip-manifest.ts'

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

it('tells the address of every clip, in the operator’s voice where that speaks it', () => {
  const operators: Speaker = { kind: 'operator', model: 'piper', voice: 'arjun', licence: 'MIT' }
  const voiced = clipManifest([['tea', { version: 'cccccccc', speaker: operators }]])
  expect([...addressesIn([...voiced, ...manifest])].toSorted()).toEqual([
    ['milk', '/audio/milk.mp3?v=89abcdef'],
    ['rice', '/audio/rice.mp3?v=76543210'],
    ['tea', '/audio/arjun/tea.mp3?v=cccccccc'],
  ])
})
