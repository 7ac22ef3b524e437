import { deviceStorage } from './safe-storage.ts'

const name = 'account-deletion'

/** Whose account is being deleted from here: the page may be closed before the server's answer is there. */
export const deletionMark = {
  begin: (userId: string) => deviceStorage.setItem(name, userId),
  end: () => deviceStorage.removeItem(name),
  whose: () => deviceStorage.getItem(name),
}
