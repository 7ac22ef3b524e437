import { malayalamKeyboards } from '@app/learning/offline'
import { layoutNames } from '@app/malayalam/keyboard'
import { expect, it } from 'vitest'
import { readKeyboard } from './malayalam-keyboard.ts'

it('keeps a keyboard that it knows, and otherwise takes the one by sound', () => {
  for (const keyboard of ['phonetic', 'inscript', 'own'])
    expect(readKeyboard({ keyboard })).toEqual({ keyboard })
  for (const stored of [undefined, null, 'own', {}, { keyboard: 'qwerty' }, { keyboard: 2 }])
    expect(readKeyboard(stored)).toEqual({ keyboard: 'phonetic' })
})

it('knows every layout that there is, and the device’s own', () => {
  expect(malayalamKeyboards).toEqual([...layoutNames, 'own'])
})
