import { expect, it } from 'vitest'
import { reportedCaptions } from '../../testing/reported-captions.ts'
import { parseCaptionText } from '../read-lines.ts'

it.each(reportedCaptions)('%s: %s', (_, _problem, text, lines) => {
  const parsed = parseCaptionText(text)
  const shown =
    parsed.type === 'refused'
      ? parsed.fault
      : parsed.lines.map(({ start, duration, text, translation }) =>
          [`${start} ${duration} ${text}`, translation].filter(Boolean).join(' = '),
        )
  expect(shown).toEqual(lines)
})
