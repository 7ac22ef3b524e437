import { expect, it } from 'vitest'
import { timeText } from './time-text.ts'

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [62, '1:02'],
  [3723, '1:02:03'],
  [-1, '0:00'],
])('writes %d seconds as %s', (seconds, text) => expect(timeText(seconds)).toBe(text))
