import * as v from 'valibot'
import { boundedText } from '../../vocabulary/bounded-text.ts'
import type { CaptionLine } from './caption-line.ts'
import { longestLine, mostLines } from './limits.ts'

const app = 'malayalam-for-all'
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0))
const Line = v.object({
  text: boundedText(longestLine),
  ...{ start: seconds, duration: seconds },
  translation: v.optional(boundedText(longestLine)),
  speaker: v.optional(boundedText(100)),
})
const OwnLines = v.object({
  app: v.literal(app),
  kind: v.literal('lines'),
  timed: v.boolean(),
  lines: v.pipe(v.array(Line), v.minLength(1), v.maxLength(mostLines)),
})

/** Lines that were read in the browser, to be kept in an account as they are. */
export const writeOwnLines = (lines: readonly CaptionLine[], timed: boolean): string =>
  JSON.stringify({ app, kind: 'lines', timed, lines })

/** Reads them back. Undefined for any other text. */
export function readOwnLines(text: string): { lines: CaptionLine[]; timed: boolean } | undefined {
  if (!text.startsWith(`{"app":"${app}","kind":"lines"`)) return undefined
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), OwnLines), text)
  if (!read.success) return undefined
  const { timed, lines } = read.output
  return {
    timed,
    lines: lines.map(({ translation, speaker, ...line }) => ({
      ...line,
      ...(translation !== undefined && { translation }),
      ...(speaker !== undefined && { speaker }),
    })),
  }
}
