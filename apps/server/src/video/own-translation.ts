import type { TranslateReply } from '@app/api'
import { AskedLines } from '@app/learning/coach'
import * as v from 'valibot'
import { translateLines } from '../coach/translate-lines.ts'
import { AppError } from '../error.ts'
import { messageOf } from '../http/message-of.ts'
import type { Outside } from '../outside.ts'
import { ownTranslationStore } from './own-translation-store.ts'

type Needs = Pick<Outside, 'db' | 'coach' | 'log'>
type Asked = { id: string; lines: readonly number[]; learner: string; left: AbortSignal }

/**
 * What lines of a learner's own text mean, by their places. What is known of them is not asked again; what the coach says of the others
 * is kept with the text. Undefined where the learner has no such text.
 */
export async function translateOwn(
  outside: Needs,
  { id, lines, learner, left }: Asked,
): Promise<TranslateReply['translations'] | undefined> {
  const store = ownTranslationStore(outside.db)
  const found = await store.linesAt(learner, id, lines)
  if (!found) return undefined
  const known = new Map(found.map((line) => [line.place, line]))
  if (lines.some((place) => !known.has(place))) throw new AppError('invalid', 'no-such-line')

  const unknown = found.filter(({ translation }) => !translation)
  if (unknown.length > 0) {
    const asked = readLines(unknown.map(({ text }) => text))
    const made = await translateLines(outside, { lines: asked, learner, left })
    const kept = unknown.map((line, at) => ({ ...line, ...made[at] }))
    await store.keep(learner, id, kept)
    for (const line of kept) known.set(line.place, line)
  }
  return lines.map((place) => {
    const { translation = '', translatedBy } = known.get(place) ?? {}
    return { translation, ...(translatedBy !== undefined && { translatedBy }) }
  })
}

/** The lines as they are asked for; what one may not ask is refused as it is where lines are sent. */
function readLines(texts: readonly string[]): string[] {
  const { success, output, issues } = v.safeParse(AskedLines, texts, { abortPipeEarly: true })
  if (!success) throw new AppError('invalid', messageOf(issues[0]))
  return output
}
