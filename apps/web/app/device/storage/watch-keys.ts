/**
 * Watches what the device keeps under these names. Changes of other tabs arrive by themselves. Code that
 * changes it in this tab calls `notify`.
 */
export function watchKeys(...keys: readonly string[]) {
  const watchers = new Set<() => void>()
  return {
    notify() {
      for (const changed of watchers) changed()
    },
    watch(changed: () => void) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || keys.includes(key)) changed()
      }
      watchers.add(changed)
      window.addEventListener('storage', onStorage)
      return () => {
        watchers.delete(changed)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}
