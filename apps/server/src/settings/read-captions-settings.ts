import { StartError } from '../errors/start-error.ts'
import { type CaptionsSettings, captionClients, usualClients, youtubeAddress } from '../outside/captions.ts'

/** `CAPTIONS`, `CAPTIONS_CLIENTS` and `CAPTIONS_URL`. The first wrong one is thrown as a StartError. */
export function readCaptionsSettings(value: (name: string) => string | undefined): CaptionsSettings {
  const provider = value('CAPTIONS') ?? 'youtube'
  if (provider === 'off') return { provider }
  if (provider !== 'youtube') throw new StartError(`CAPTIONS must be youtube or off, not "${provider}".`)
  const clients = value('CAPTIONS_CLIENTS')
  const address = value('CAPTIONS_URL')
  return {
    provider,
    clients: clients ? readClients(clients) : usualClients,
    address: address ? readAddress(address) : youtubeAddress,
  }
}

const readClients = (text: string) =>
  text.split(',').map((part) => {
    const name = part.trim().toUpperCase()
    const client = captionClients.find((known) => known === name)
    if (client) return client
    throw new StartError(
      `CAPTIONS_CLIENTS must be some of ${captionClients.join(', ')}, not "${part.trim()}".`,
    )
  })

function readAddress(text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin
  throw new StartError(
    `CAPTIONS_URL must be an address like https://proxy.example.org, with no path, not "${text}".`,
  )
}
