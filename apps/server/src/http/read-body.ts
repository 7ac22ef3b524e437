import type { Context } from 'hono'
import * as v from 'valibot'
import { AppError } from '../errors/app-error.ts'
import { said } from '../language/messages.ts'
import { messageOf } from './message-of.ts'

/** In bytes. What a form sends is far shorter. */
const longestForm = 16 * 1024

/**
 * The JSON body of a request, parsed by its contract's schema; with `form`, the body may also be that of a
 * plain HTML form. A body of more than `maxBytes` is refused before it is read whole, whatever length it
 * claims. Throws an AppError: `wrong-type`, `too-large`, or `invalid` with a sentence that names the field.
 */
export async function readBody<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
  { maxBytes = longestForm, form = false }: { maxBytes?: number; form?: boolean } = {},
): Promise<v.InferOutput<Schema>> {
  const { req } = context
  const fromForm = form && isForm(req.header('content-type'))
  const isKnown = fromForm || isJson(req.header('content-type'))
  if (!isKnown || req.header('content-encoding')) {
    throw new AppError('wrong-type', 'body-type')
  }
  if (Number(req.header('content-length')) > maxBytes) throw tooLarge(maxBytes)

  const bytes = await read(req.raw, maxBytes)
  const sent = fromForm ? parseForm(bytes) : parse(bytes)
  const { success, output, issues } = v.safeParse(schema, sent, { abortPipeEarly: true })
  if (!success) throw new AppError('invalid', messageOf(issues[0]))
  return output
}

const isJson = (type: string | undefined) =>
  /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type ?? '')

const isForm = (type: string | undefined) => /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type ?? '')

/**
 * The bytes of a body that is not JSON, at most `maxBytes`, in memory of their own. Throws like `readBody`.
 */
export async function readBytes({ req }: Context, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(req.header('content-length')) > maxBytes) throw tooLarge(maxBytes)
  return new Uint8Array(await read(req.raw, maxBytes))
}

const tooLarge = (maxBytes: number) => new AppError('too-large', said('body-too-large', { bytes: maxBytes }))

async function read({ body }: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Leaving the loop cancels the stream, so that nothing of a too long body is stored.
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) throw tooLarge(maxBytes)
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('invalid', 'body-not-whole', { cause })
  }
  return Buffer.concat(chunks)
}

/** A schema of an object takes a list where it wants no field: none of ours means one. */
function parse(bytes: Uint8Array): unknown {
  const body = parseJson(bytes)
  if (Array.isArray(body)) throw new AppError('invalid', 'body-not-object')
  return body
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('invalid', 'body-not-json', { cause })
  }
}

/** If a field is there twice, the last value counts. */
function parseForm(bytes: Uint8Array): unknown {
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))
}
