import { StartError } from '../errors/start-error.ts'

/** The service that answers the coach's questions. Without one, our own rules do. */
export type CoachSettings = {
  service?: { url: string; apiKey?: string; model?: string }
  dailyCredits: number
}

const usualCredits = 50

export function readCoachSettings(value: (name: string) => string | undefined): CoachSettings {
  const url = value('COACH_URL')
  const apiKey = value('COACH_API_KEY')
  const model = value('COACH_MODEL')
  const credits = value('COACH_CREDITS')
  const without = (['COACH_API_KEY', 'COACH_MODEL', 'COACH_CREDITS'] as const).find((name) => value(name))
  if (!url && without)
    throw new StartError(`${without} is for a service: COACH_URL says where it is, and is not set.`)
  const dailyCredits = readCredits(credits)
  if (!url) return { dailyCredits }
  return {
    service: { url: readUrl(url), ...(apiKey && { apiKey: readKey(apiKey) }), ...(model && { model }) },
    dailyCredits,
  }
}

/** The sentence does not repeat the URL, which may contain a key. */
function readUrl(text: string): string {
  const url = URL.parse(text)
  const plain =
    url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash
  if (plain) return text
  throw new StartError(
    'COACH_URL must be an address like https://coach.example.org, with no user, question mark or #.',
  )
}

/** The key is sent in a header. */
function readKey(text: string): string {
  if (/^[\x21-\x7e]+$/.test(text)) return text
  throw new StartError('COACH_API_KEY must be in plain letters, digits and signs, without spaces.')
}

function readCredits(text = String(usualCredits)): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new StartError(`COACH_CREDITS must be a number from 0 to 999999, not "${text}".`)
}
