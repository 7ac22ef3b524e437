import { deviceKeys } from '../storage/keys.ts'
import { deviceStorage } from '../storage/safe-storage.ts'

/** So long the server may take to delete an account, in milliseconds. That it still knows the account means nothing before. */
const longest = 30_000

type Mark = { userId: string; at: number }

const read = () => deviceStorage.readJson(deviceKeys.accountDeletion) as Partial<Mark> | null

/** Whose account is being deleted from here: the page may be closed before the server's answer is there. */
export const deletionMark = {
  begin: (userId: string) =>
    deviceStorage.setItem(
      deviceKeys.accountDeletion,
      JSON.stringify({ userId, at: Date.now() } satisfies Mark),
    ),
  end: () => deviceStorage.removeItem(deviceKeys.accountDeletion),
  /** The server knows the account: it was not deleted, unless another tab asked while that was under way. */
  endWhereFound() {
    if (Math.abs(Date.now() - (read()?.at ?? 0)) > longest) this.end()
  },
  whose: () => read()?.userId ?? null,
}
