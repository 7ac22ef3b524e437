import { deviceKeys } from '../device/storage/keys.ts'
import { deviceStorage } from '../device/storage/safe-storage.ts'

/**
 * The longest time the server may take to delete an account, in milliseconds. Before that, finding the
 * account proves nothing.
 */
const longest = 30_000

type Mark = { userId: string; at: number }

const read = () => deviceStorage.readJson(deviceKeys.accountDeletion) as Partial<Mark> | null

/** The account that is being deleted from this device: the page may be closed before the server replies. */
export const deletionMark = {
  begin: (userId: string) =>
    deviceStorage.setItem(
      deviceKeys.accountDeletion,
      JSON.stringify({ userId, at: Date.now() } satisfies Mark),
    ),
  end: () => deviceStorage.removeItem(deviceKeys.accountDeletion),
  /** The server still has the account: it was not deleted, unless another tab asked during the deletion. */
  endWhereFound() {
    if (Math.abs(Date.now() - (read()?.at ?? 0)) > longest) this.end()
  },
  userId: () => read()?.userId ?? null,
}
