import { leaveSession } from '../../lib/follow-session.ts'
import { forgetSync } from '../../lib/progress/sync-switch.ts'
import { deviceStorage } from '../../lib/safe-storage.ts'
import { sessionStore } from '../../lib/session.ts'

const name = 'account-deletion'

/** Whose account is being deleted from here: the page may be closed before the server's answer is there. */
export const deletion = {
  begin: (userId: string) => deviceStorage.setItem(name, userId),
  end: () => deviceStorage.removeItem(name),
  isOf: (userId: string | undefined) => userId !== undefined && deviceStorage.getItem(name) === userId,
}

/** The account is no more, as its learner wanted: nothing of it stays on the device. */
export async function forgetDeleted(userId: string) {
  const left = leaveSession()
  sessionStore.setState({ user: null, expiresAt: null, change: 'signed-out', ended: false })
  await left
  await forgetSync(userId)
  deletion.end()
}
