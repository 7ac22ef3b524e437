import { StartError } from '../errors/start-error.ts'

/**
 * A voice that the operator brings: its name and model, and the service that speaks with it, if it should be
 * asked.
 */
export type VoiceSettings = {
  /** The service's name for the voice. It is also the name of its folder, and part of its clips' URLs. */
  name: string
  model: string
  licence: string
  service?: { url: string; apiKey?: string }
  /** Whether what learners write is sent to the service. */
  speaksTexts: boolean
}

const names = [
  'VOICE_NAME',
  'VOICE_MODEL',
  'VOICE_LICENCE',
  'VOICE_URL',
  'VOICE_API_KEY',
  'VOICE_TEXTS',
] as const
type Name = (typeof names)[number]

export function readVoiceSettings(value: (name: Name) => string | undefined): VoiceSettings | undefined {
  const given = names.find(value)
  if (!given) return undefined
  const needed = (name: Name, what: string) => {
    const text = value(name)
    if (text) return text
    throw new StartError(`${given} is for a voice of your own, which needs ${name} too: ${what}.`)
  }
  const name = readName(needed('VOICE_NAME', 'what its service calls it'))
  const model = readLine('VOICE_MODEL', needed('VOICE_MODEL', 'what the service calls its model'))
  const licence = readLine('VOICE_LICENCE', needed('VOICE_LICENCE', 'on what terms its clips may be played'))
  const [url, apiKey] = [value('VOICE_URL'), value('VOICE_API_KEY')]
  if (apiKey && !url)
    throw new StartError('VOICE_API_KEY is for a service: VOICE_URL says where it is, and is not set.')
  const speaksTexts = readTexts(value('VOICE_TEXTS') ?? 'off')
  if (speaksTexts && !url)
    throw new StartError(
      'VOICE_TEXTS=on sends texts to a service: VOICE_URL says where it is, and is not set.',
    )
  return {
    name,
    model,
    licence,
    ...(url && { service: { url: readUrl(url), ...(apiKey && { apiKey: readKey(apiKey) }) } }),
    speaksTexts,
  }
}

function readName(text: string): string {
  if (/^[A-Za-z0-9][\w-]{0,63}$/.test(text)) return text
  throw new StartError(`VOICE_NAME must be up to 64 plain letters, digits, - and _, not "${text}".`)
}

function readLine(name: Name, text: string): string {
  if (text.length <= 200 && !/\p{Cc}/u.test(text)) return text
  throw new StartError(`${name} must be one line of 200 characters at most.`)
}

/** The sentence does not repeat the URL, which may contain a key. */
function readUrl(text: string): string {
  const url = URL.parse(text)
  const isPlain =
    url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash
  if (isPlain) return text.replace(/\/+$/, '')
  throw new StartError(
    'VOICE_URL must be an address like http://127.0.0.1:8000/v1, with no user, question mark or #.',
  )
}

/** The key is sent in a header. */
function readKey(text: string): string {
  if (/^[\x21-\x7e]+$/.test(text)) return text
  throw new StartError('VOICE_API_KEY must be in plain letters, digits and signs, without spaces.')
}

function readTexts(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new StartError(`VOICE_TEXTS must be on or off, not "${text}".`)
}
