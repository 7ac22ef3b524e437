import { expect, it } from 'vitest'
import { readKeyboard } from './malayalam-keyboard.ts'

it('keeps a keyboard that it knows, and otherwise takes the one by sound', () => {
  for (const keyboard of ['phonetic', 'inscript', 'own'])
    expect(readKeyboard({ keyboard })).toEqual({ keyboard })
  for (const stored of [undefined, null, 'own', {}, { keyboard: 'qwerty' }, { keyboard: 2 }])
    expect(readKeyboard(stored)).toEqual({ keyboard: 'phonetic' })
})
