import { expect, it } from 'vitest'
import { jointChange } from './joint-change.ts'

it.each([
  { joint: { was: 'ം', now: 'ത്ത' }, change: { type: 'became', was: 'ം', now: 'ത്ത' } },
  { joint: { was: '', now: 'യ' }, change: { type: 'came', now: 'യ' } },
  { joint: { was: '്', now: '' }, change: { type: 'fell', was: '്' } },
  { joint: { was: 'ല', now: 'ല' }, change: undefined },
  { joint: undefined, change: undefined },
])('$joint is the change $change', ({ joint, change }) => {
  expect(jointChange(joint)).toEqual(change)
})
