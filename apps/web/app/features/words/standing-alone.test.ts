import { expect, it } from 'vitest'
import { standingAlone } from './standing-alone.ts'

it.each([
  ['-ിലേക്ക്', '◌ിലേക്ക്'],
  ['ം', '◌ം'],
  ['്', '◌്'],
  ['-ക്ക്', '-ക്ക്'],
  ['ത്ത', 'ത്ത'],
  ['എനിക്ക്', 'എനിക്ക്'],
  ['', ''],
])('writes %j alone as %j', (text, alone) => {
  expect(standingAlone(text)).toBe(alone)
})
