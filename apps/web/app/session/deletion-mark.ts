import { deviceStorage } from '../storage/safe-storage.ts'

const name = 'account-deletion'

/** So long the server may take to delete an account, in milliseconds. That it still knows the account means nothing before. */
const longest = 30_000

type Mark = { userId: string; at: number }

const read = () => deviceStorage.readJson(name) as Partial<Mark> | null

/** Whose account is being deleted from here: the page may be closed before the server's answer is there. */
export const deletionMark = {
  begin: (userId: string) =>
    deviceStorage.setItem(name, JSON.stringify({ userId, at: Date.now() } satisfies Mark)),
  end: () => deviceStorage.removeItem(name),
  /** The server knows the account: it was not deleted, unless another tab asked while that was under way. */
  endWhereFound() {
    if (Math.abs(Date.now() - (read()?.at ?? 0)) > longest) this.end()
  },
  whose: () => read()?.userId ?? null,
}
