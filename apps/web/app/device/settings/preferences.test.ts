import { expect, it } from 'vitest'
import { readPreferences } from './preferences.ts'

it('keeps a size of the text that it knows, and otherwise takes the usual one', () => {
  expect(readPreferences({ textSize: 'larger' }).textSize).toBe('larger')
  expect(readPreferences({ textSize: 'largest', theme: 'dark' })).toMatchObject({
    textSize: 'largest',
    theme: 'dark',
  })
  for (const stored of [undefined, {}, { textSize: 'huge' }, { textSize: 2 }])
    expect(readPreferences(stored).textSize).toBe('normal')
})
