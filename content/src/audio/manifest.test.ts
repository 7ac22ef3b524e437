import { expect, it } from 'vitest'
import { type Manifest, readManifest, writeManifest } from './manifest.ts'

const clips: Manifest = new Map([
  ['tea', { source: 'made', say: 'ചായ', hash: '01234567', bytes: 4702, seconds: 0.94, key: 'abcdef01' }],
  ['rice', { source: 'recorded', say: 'ചോറ്', hash: '76543210', bytes: 5000 }],
])

it('reads what it writes', () => {
  expect(readManifest(writeManifest(clips))).toEqual(clips)
})

it('writes a line a clip in the order of the ids', () => {
  const lines = writeManifest(clips).trimEnd().split('\n')
  expect(lines.map((line) => line.trim().split(':')[0])).toEqual(['{', '"rice"', '"tea"', '}'])
})

it.each([undefined, '', '{"tea": {'])('knows nothing where the file is %j', (text) => {
  expect(readManifest(text)).toEqual(new Map())
})
