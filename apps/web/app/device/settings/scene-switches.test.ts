import { expect, it } from 'vitest'
import { readSceneSwitches } from './scene-switches.ts'

it('a scene is at first in Malayalam alone, with Latin as it is needed', () => {
  expect(readSceneSwitches(undefined)).toEqual({ script: true, latin: undefined, english: false })
})

it('what was chosen is read again, and what is damaged is as at first', () => {
  const chosen = { script: false, latin: true, english: true }
  expect(readSceneSwitches(chosen)).toEqual(chosen)
  expect(readSceneSwitches({ script: 'no', latin: 1, english: 'yes' })).toEqual(readSceneSwitches(null))
})
