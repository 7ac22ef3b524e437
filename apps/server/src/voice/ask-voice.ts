import type { VoiceSettings } from '../settings/read-voice-settings.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * There is no sound of a text. The message says why, for the log and the terminal, and contains no words of
 * the text.
 */
export class VoiceFailure extends Error {
  override name = 'VoiceFailure'
  /** True if the service cannot be used now. False if it replied, but its sound was refused. */
  readonly isOfService: boolean
  /** Whether asking once more may help. */
  readonly mayPass: boolean
  /** In seconds: when the service wants to be asked again, if it says so. */
  readonly retryAfter: number | undefined

  constructor(
    why: string,
    { isOfService = true, mayPass = false, retryAfter }: Partial<Omit<VoiceFailure, keyof Error>> = {},
  ) {
    super(why)
    this.isOfService = isOfService
    this.mayPass = mayPass
    this.retryAfter = retryAfter
  }
}

/** In bytes of a reply. A minute in stereo at 48,000 samples a second has 11.5 million. */
const maxBytes = 24_000_000

type Asked = Pick<VoiceSettings, 'name' | 'model'> & { service: NonNullable<VoiceSettings['service']> }

/**
 * Asks a service that speaks OpenAI's protocol for a text as a WAV. Throws a VoiceFailure if there is none.
 */
export async function askVoice(
  { name, model, service }: Asked,
  text: string,
  signal: AbortSignal,
): Promise<Bytes> {
  try {
    const reply = await fetch(`${service.url}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(service.apiKey && { authorization: `Bearer ${service.apiKey}` }),
      },
      body: JSON.stringify({ model, voice: name, input: text, response_format: 'wav' }),
      // After a redirect, the text would go to a place that the operator has not named.
      redirect: 'manual',
      signal,
    })
    if (reply.status !== 200) {
      await reply.body?.cancel()
      throw refusal(reply)
    }
    const type = reply.headers.get('content-type') ?? ''
    if (/^(?:text\/|application\/json)/i.test(type)) {
      await reply.body?.cancel()
      throw new VoiceFailure(`The service answered ${type.replace(/;.*/, '')} in place of a sound.`)
    }
    return await readBounded(reply)
  } catch (error) {
    if (error instanceof VoiceFailure) throw error
    if (signal.aborted) throw new VoiceFailure('The service took too long.', { mayPass: true })
    // An error of `fetch` contains the URL, which only the operator should see.
    throw new VoiceFailure('The service cannot be reached, or broke off.', { mayPass: true })
  }
}

function refusal({ status, headers }: Response): VoiceFailure {
  const seconds = secondsUntil(headers.get('retry-after'))
  return new VoiceFailure(`The service answered ${status}.`, {
    mayPass: status === 408 || status === 429 || status >= 500,
    ...(seconds !== undefined && { retryAfter: seconds }),
  })
}

/** The header has seconds, or a date. At most ten minutes count. */
function secondsUntil(header: string | null): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(600, Math.max(0, seconds)) : undefined
}

async function readBounded(reply: Response): Promise<Bytes> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of reply.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new VoiceFailure('The reply is too long.', { isOfService: false })
    chunks.push(chunk)
  }
  return Uint8Array.from(Buffer.concat(chunks))
}
