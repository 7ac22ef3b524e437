import type { Context } from 'hono'
import * as v from 'valibot'
import { AppError } from '../error.ts'

/** Bytes; what a form sends is far shorter. */
const longestForm = 16 * 1024

/** The body as the schema has it; the first thing wrong with it is an `invalid` in a sentence. */
export async function readJson<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
  longest = longestForm,
) {
  const parsed = v.safeParse(schema, jsonOf(await readText(context, longest)), { abortPipeEarly: true })
  if (parsed.success) return parsed.output
  throw new AppError('invalid', sentenceOf(parsed.issues[0]))
}

/** The schema's own words, but for the body as a whole and a field that is not there at all: of them it has none. */
function sentenceOf({ path, expected, received, message }: v.BaseIssue<unknown>): string {
  if (!path) return 'The body must be a JSON object.'
  return received === 'undefined' && expected?.startsWith('"') ? `The body must have ${expected}.` : message
}

/** The body, read no further than it may be long, whatever its header says. */
async function readText({ req }: Context, longest: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > longest) throw new AppError('invalid', 'That is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid', 'The body must be JSON.')
  }
}
