import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

const common = Number(process.env.E2E_PORT ?? 4173)

/** An address where a test can take the server away, bring it back, or replace it by another one at once. */
export type Door = {
  shut: () => Promise<void>
  /** Passes connections to the journeys' common server again, or to the server on this port. */
  open: (to?: number) => Promise<void>
}

/** Opens a door on `port`: each connection is passed on as it is. */
export async function openDoor(port: number): Promise<Door> {
  const sockets = new Set<Socket>()
  let door: Server | undefined

  function pass(from: Socket, to: number) {
    const onward = connect(to, '127.0.0.1')
    for (const socket of [from, onward]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        from.destroy()
        onward.destroy()
      })
    }
    from.pipe(onward).pipe(from)
  }

  async function shut() {
    if (!door) return
    const closed = once(door, 'close')
    door.close()
    for (const socket of sockets) socket.destroy()
    await closed
    door = undefined
  }

  async function open(to = common) {
    await shut()
    door = createServer((socket) => pass(socket, to))
    await once(door.listen(port, '127.0.0.1'), 'listening')
  }

  await open()
  return { shut, open }
}
