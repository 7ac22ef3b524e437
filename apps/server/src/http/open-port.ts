import { once } from 'node:events'
import type { Server } from 'node:net'
import { codeOf } from '../errors/error-code.ts'
import { StartError } from '../errors/start-error.ts'

/** Where to listen, and the names of the settings that say so. */
type Where = { host: string; port: number; names: { host: string; port: string } }

/**
 * Makes a server listen, and returns its port. If it cannot, it throws a StartError that names the setting.
 */
export async function openPort(server: Server, where: Where): Promise<number> {
  try {
    server.listen(where.port, where.host)
    await once(server, 'listening')
  } catch (error) {
    throw new StartError(sentence(error, where))
  }
  return portOf(server)
}

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server listens on no port.')
  return address.port
}

function sentence(error: unknown, { host, port, names }: Where): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `${names.port} ${port} on ${host} is already taken: choose another one.`
    case 'EACCES':
      return `${names.port} ${port} is not open to this user: choose one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${names.host} ${host} is no address of this machine.`
    default:
      return `The server cannot listen on ${names.host} ${host}, ${names.port} ${port}: ${error instanceof Error ? error.message : error}.`
  }
}
