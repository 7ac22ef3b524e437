import type { TranslateReply } from '@app/api'
import { AskedLines } from '@app/learning/coach'
import * as v from 'valibot'
import { translateLines } from '../coach/translate-lines.ts'
import { AppError } from '../errors/app-error.ts'
import { messageOf } from '../http/message-of.ts'
import type { Outside } from '../outside/outside.ts'
import { ownTranslationStore } from './own-translation-store.ts'

type Needs = Pick<Outside, 'db' | 'coach' | 'log'>
type Asked = { id: string; lines: readonly number[]; learner: string; left: AbortSignal }

/**
 * Translates lines of a learner's own text, by their places. Stored translations are used; the coach
 * translates the others, and the results are stored with the text. Undefined if the learner has no such text.
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
    const translated = unknown.map((line, at) => ({ ...line, ...made[at] }))
    await store.keep(learner, id, translated)
    for (const line of translated) known.set(line.place, line)
  }
  return lines.map((place) => {
    const { translation = '', translatedBy } = known.get(place) ?? {}
    return { translation, ...(translatedBy !== undefined && { translatedBy }) }
  })
}

/** The lines for the coach. They are refused for the same reasons as lines in a request. */
function readLines(texts: readonly string[]): string[] {
  const { success, output, issues } = v.safeParse(AskedLines, texts, { abortPipeEarly: true })
  if (!success) throw new AppError('invalid', messageOf(issues[0]))
  return output
}
