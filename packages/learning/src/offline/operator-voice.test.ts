import { expect, it } from 'vitest'
import { inVoice, type OperatorVoice } from './operator-voice.ts'

const voice: OperatorVoice = { name: 'asha', licence: 'MIT', texts: false, clips: { tea: '01234567' } }

it.each([
  {
    what: 'a clip that it speaks',
    address: '/audio/tea.mp3?v=aaaa',
    there: '/audio/asha/tea.mp3?v=01234567',
  },
  { what: 'without a version', address: '/audio/tea.mp3', there: '/audio/asha/tea.mp3?v=01234567' },
  {
    what: 'a clip that it does not speak',
    address: '/audio/right.mp3?v=aaaa',
    there: '/audio/right.mp3?v=aaaa',
  },
  {
    what: 'a name that every object knows',
    address: '/audio/constructor.mp3',
    there: '/audio/constructor.mp3',
  },
  { what: 'what is no clip', address: '/api/coach/speech?text=a', there: '/api/coach/speech?text=a' },
])('tells the address in an operator’s voice: $what', ({ address, there }) => {
  expect(inVoice(voice, address)).toBe(there)
  expect(inVoice({ name: null }, address)).toBe(address)
})
