import { expect, it } from 'vitest'
import { joined, silence, sine } from '../testing/sounds.ts'
import { sampleRate } from './settings.ts'
import { lengthFault } from './spoken-length.ts'

const sentence = 'ഞാൻ നാളെ നിന്റെ വീട്ടിൽ വരും.'
const lasting = (seconds: number) => joined(silence(0.2), sine(300, seconds), silence(2))

it.each([
  { text: 'അ', seconds: 0.1 },
  { text: 'അ', seconds: 3 },
  { text: sentence, seconds: 0.9 },
  { text: sentence, seconds: 8 },
  { text: '5000', seconds: 2 },
])('accepts $seconds s for $text', ({ text, seconds }) => {
  expect(lengthFault(lasting(seconds), sampleRate, text)).toBeUndefined()
})

it.each([
  { text: 'അ', seconds: 10, fault: 'It lasts 10.0 s, and its text takes 3.6 s at most.' },
  { text: sentence, seconds: 0.1, fault: 'It lasts 0.1 s, and its text takes 0.3 s at least.' },
  { text: sentence, seconds: 60, fault: /^It lasts 60.0 s, and its text takes .* at most\.$/ },
  { text: sentence, seconds: 0, fault: 'It is silent.' },
])('refuses $seconds s for $text', ({ text, seconds, fault }) => {
  expect(lengthFault(lasting(seconds), sampleRate, text)).toMatch(fault)
})
