import { expect, it } from 'vitest'
import { dayPart, dayParts } from './day-part.ts'

it.each([
  ['രാത്രി', [0, 1, 2, 19, 20, 21, 22, 23]],
  ['പുലർച്ചെ', [3, 4, 5]],
  ['രാവിലെ', [6, 7, 8, 9, 10, 11]],
  ['ഉച്ചയ്ക്ക്', [12, 13, 14]],
  ['വൈകുന്നേരം', [15, 16, 17, 18]],
])('%s has its hours', (part, hours) => {
  expect(Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => dayPart(hour) === part)).toEqual(
    hours,
  )
})

it('lists each part of the day once', () => {
  expect(dayParts).toEqual(['രാത്രി', 'പുലർച്ചെ', 'രാവിലെ', 'ഉച്ചയ്ക്ക്', 'വൈകുന്നേരം'])
})
